import { random } from '../security/random.ts';
import { referencePrefixOf, makeReference, readReference } from './reference.ts';

const references = Array.from({ length: 200 }, () => makeReference(random, 'KW'));

test('a reference is short and cannot be misread', () => {
  for (const reference of references)
    expect(reference).toMatch(/^KW-[2-9B-DF-HJ-NP-TV-Z]{4}-[2-9B-DF-HJ-NP-TV-Z]{2}$/);
  expect(new Set(references).size).toBeGreaterThan(195);
});

test('a reference is read as people type it', () => {
  const [reference = ''] = references;
  const code = reference.slice(3);
  for (const typed of [reference, reference.toLowerCase(), ` ${reference.replaceAll('-', ' ')} `])
    expect(readReference(typed)).toEqual({ prefix: 'KW', code });
  expect(readReference(code.replace('-', ''))).toEqual({ prefix: '', code });
  for (const typed of ['', 'job', 'all', 'KW', 'KW-AAAA-AA', 'Zr5kD0wQ3nB-7fTq2LxYsA', 'x'.repeat(100_000)])
    expect(readReference(typed)).toBeUndefined();
});

test('one wrong character and two swapped characters are always detected', () => {
  const characters = Array.from('23456789BCDFGHJKLMNPQRSTVWXYZ');
  for (const reference of references.slice(0, 20)) {
    const code = reference.slice(3).replace('-', '');
    for (let at = 0; at < code.length; at += 1) {
      for (const wrong of characters.filter((character) => character !== code[at]))
        expect(readReference(code.slice(0, at) + wrong + code.slice(at + 1))).toBe('mistyped');
      for (let other = at + 1; other < code.length; other += 1) {
        if (code[at] === code[other]) continue;
        const swapped = Array.from(code);
        [swapped[at], swapped[other]] = [code[other] ?? '', code[at] ?? ''];
        expect(readReference(swapped.join(''))).toBe('mistyped');
      }
    }
  }
});

test('every character is equally frequent', () => {
  let next = 0;
  const everyByte = { bytes: () => Uint8Array.of(next++ % 256) };
  const seen = new Map<string, number>();
  for (let count = 0; count < 232; count += 1)
    for (const character of makeReference(everyByte, '').replaceAll('-', '').slice(0, 5))
      seen.set(character, (seen.get(character) ?? 0) + 1);
  expect([...seen.values()]).toEqual(Array.from({ length: 29 }, () => 40));
});

test('the prefix is the initials of the firm', () => {
  expect(referencePrefixOf('Kolam Works')).toBe('KW');
  expect(referencePrefixOf('the small weavers of Kanchipuram and friends')).toBe('TSWO');
  expect(referencePrefixOf('கோலம்')).toBe('R');
});
