import path from 'node:path';
import { patternFaultsIn, patternFaultsOf } from './patterns.ts';

test('no regular expression of the site, the server or the contract needs more than linear time', () => {
  expect(patternFaultsIn(path.join(__dirname, '../..'))).toEqual([]);
});

test.each([
  ['two ends at once', String.raw`name.replace(/^[.\s]+|[.\s]+$/g, '')`, 'Move'],
  ['an end after a repeat', String.raw`text.replace(/\/+$/, '')`, 'Move'],
  ['two repeats of the same', String.raw`/^\s*(.*)\s*$/.test(text)`, 'Trade'],
  ['a repeat of a repeat', String.raw`/^(?:a+)+$/.test(text)`, 'exponential'],
  ['a pattern of unknown content', 'new RegExp(text)', 'made at run time'],
  ['the same without new', 'RegExp(text)', 'made at run time'],
])('%s is reported', (_what, code, fault) => {
  expect(patternFaultsOf(`export const found = (text: string, name: string) => ${code};`)).toEqual([
    expect.stringContaining(fault),
  ]);
});

test('a bounded repeat and an anchored pattern pass', () => {
  expect(patternFaultsOf(String.raw`export const own = [/^\d+$/, /\n\s{1,20}at /, /[\s-]/g];`)).toEqual([]);
});
