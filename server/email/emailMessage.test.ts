import { emailText, greetingOf } from './emailMessage.ts';

const branding = { firmName: 'Kolam Works', publicUrl: 'https://kolam.example' };
const textOf = (message: Omit<Parameters<typeof emailText>[0], 'subject' | 'title'>) =>
  emailText({ subject: '', title: '', ...message }, branding);

test('a person is greeted by name, and nobody by an empty or endless one', () => {
  expect(greetingOf(' Meena  Raman ')).toBe('Hello Meena Raman,');
  expect([greetingOf(null), greetingOf(' \n ')]).toEqual(['Hello,', 'Hello,']);
  expect(greetingOf('x'.repeat(80))).toBe(`Hello ${'x'.repeat(80)},`);
  expect(greetingOf('x'.repeat(81))).toBe(`Hello ${'x'.repeat(80)}…,`);
});

test('a text says each part by itself, and who writes', () => {
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
    'The answers:\nName: Meena\nMessage:\n    Good\n    day',
    'Two.',
    'Kolam Works\nhttps://kolam.example\n',
  ]);
});

test('a text that greets nobody begins with what it says', () => {
  expect(textOf({ parts: [{ kind: 'text', text: 'One.' }] })).toMatch(/^One\.\n\nKolam Works\n/);
});
