import { isPart, partWords } from '../sanitizer/sanitize.ts';

/** Places that are no part of a snapshot, with what is counted there. */
export const otherPlaces: Readonly<Record<string, string>> = {
  snapshot: 'parts of the state that this site does not have',
  steps: 'steps that could not be recorded',
  types: 'names of actions',
};

/** What was left out at a place of `About.leftOut`, such as `api.fault.message`, in words; undefined for an unknown place. */
export function leftOutWordsOf(place: string): string | undefined {
  if (place.endsWith('.message')) return 'words of the server’s own';
  if (Object.hasOwn(otherPlaces, place)) return otherPlaces[place];
  const [part = ''] = place.split('.');
  return isPart(part) ? partWords(part) : undefined;
}
