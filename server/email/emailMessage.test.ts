import { emailText, greetingOf } from './emailMessage.ts';

const branding = { firmName: 'Kolam Works', publicUrl: 'https://kolam.example' };
const textOf = (message: Omit<Parameters<typeof emailText>[0], 'subject' | 'title'>) =>
  emailText({ subject: '', title: '', ...message }, branding);

test('a greeting has a name unless it is empty, and cuts a name of more than 80 characters', () => {
  expect(greetingOf(' Meena  Raman ')).toBe('Hello Meena Raman,');
  expect([greetingOf(null), greetingOf(' \n ')]).toEqual(['Hello,', 'Hello,']);
  expect(greetingOf('x'.repeat(80))).toBe(`Hello ${'x'.repeat(80)},`);
  expect(greetingOf('x'.repeat(81))).toBe(`Hello ${'x'.repeat(80)}…,`);
  expect(greetingOf(`x${'😀'.repeat(50)}`)).toBe(`Hello x${'😀'.repeat(39)}…,`);
  const family = '👩‍👩‍👧‍👦';
  expect(greetingOf(family.repeat(12))).toBe(`Hello ${family.repeat(7)}…,`);
});

test('the plain text has a paragraph for each part, and ends with the sender', () => {
  const text = textOf({
    greeted: null,
    parts: [
      { kind: 'text', text: 'One.' },
      { kind: 'code', code: '123456' },
      { kind: 'link', label: 'Open', url: 'https://a.example', note: 'works today' },
      { kind: 'link', label: 'Or', url: 'https://b.example' },
      {
        kind: 'facts',
        heading: 'The answers',
        facts: [
          { label: 'Name', value: 'Meena' },
          { label: 'Which?', value: 'Both' },
          { label: 'Message', value: 'Good\nday' },
        ],
      },
      { kind: 'quiet', text: 'Two.' },
    ],
  });
  expect(text.split('\n\n')).toEqual([
    'Hello,',
    'One.',
    '    123456',
    'Open, works today:\nhttps://a.example',
    'Or:\nhttps://b.example',
    'The answers:\nName: Meena\nWhich? Both\nMessage:\n    Good\n    day',
    'Two.',
    'Kolam Works\nhttps://kolam.example\n',
  ]);
});

test('the plain text of an email without a greeting begins with its first part', () => {
  expect(textOf({ parts: [{ kind: 'text', text: 'One.' }] })).toMatch(/^One\.\n\nKolam Works\n/);
});
