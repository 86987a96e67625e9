import { profileFields } from '../../contract/accounts.ts';
import type { Profile } from '../../contract/accounts.ts';

/** The day at the beginning of a date or a date-time, taken as it is written: no time zone moves a birthday. */
const dayOf = (text: string): string => /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text)?.[0] ?? '';

/** Reads a profile out of any answer: what is missing or odd is empty. null if there is nothing of a profile in it. */
export function profileOf(answer: unknown): Profile | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const found = profileFields.flatMap(({ name, control }): [string, string][] => {
    const value: unknown = Reflect.get(answer, name);
    if (typeof value !== 'string') return [];
    // Controls know one kind of line break only; with another the answer would count as changed.
    return [[name, control === 'date' ? dayOf(value) : value.replace(/\r\n?/g, '\n')]];
  });
  if (found.length === 0) return null;
  const blank = profileFields.map(({ name }) => [name, '']);
  return Object.fromEntries([...blank, ...found]) as Profile;
}
