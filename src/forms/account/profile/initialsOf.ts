const letters = new Intl.Segmenter();

const firstOf = (word: string) => [...letters.segment(word)][0]?.segment ?? '';

/** The first letters of the first and the last word, as people write them in their own script. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return (firstOf(first) + firstOf(last)).toLocaleUpperCase('en');
}
