/** A count with its noun: “1 file”, “2 files”. @param nouns a plural that ends in s */
export const counted = (count: number, nouns: string): string =>
  `${count} ${count === 1 ? nouns.slice(0, -1) : nouns}`;
