const graphemes = new Intl.Segmenter();

const firstOf = (word: string) => [...graphemes.segment(word)][0]?.segment ?? '';

/** The initials of the first and the last word, in any script. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return (firstOf(first) + firstOf(last)).toLocaleUpperCase('en');
}
