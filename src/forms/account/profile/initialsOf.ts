/** The first grapheme of a word; in browsers without `Intl.Segmenter` the first code point. */
function firstOf(word: string): string {
  // Missing in some browsers that the build targets.
  const { Segmenter } = Intl as Partial<typeof Intl>;
  const [first] = Segmenter ? Array.from(new Segmenter().segment(word), ({ segment }) => segment) : word;
  return first ?? '';
}

/** The initials of the first and the last word, in any script. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return (firstOf(first) + firstOf(last)).toLocaleUpperCase('en');
}
