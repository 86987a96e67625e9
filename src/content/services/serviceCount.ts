import { servicePaths } from '../../../contract/paths.ts';

const words = ['eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A number for running text: from eight to twelve a word, otherwise figures. */
export const inWords = (count: number): string => words[count - 8] ?? String(count);

/** How many services there are, in words. */
export const serviceCount = inWords(Object.keys(servicePaths).length);
