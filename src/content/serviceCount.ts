import { servicePaths } from '../../contract/paths.ts';

const words = ['eight', 'nine', 'ten', 'eleven', 'twelve'];

const count = Object.keys(servicePaths).length;

/** How many services there are: a word as far as running text spells numbers out, figures beyond. */
export const serviceCount = words[count - 8] ?? String(count);
