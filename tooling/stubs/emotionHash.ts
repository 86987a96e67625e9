import hashOf from '../../node_modules/@emotion/hash';

declare global {
  /** Names of the rules in the HTML, in the order of their short names; a script of the page sets them (tooling/build/ruleNames.ts). */
  var ruleNames: string | undefined;
}

const names = globalThis.ruleNames?.split(' ') ?? [];
const shortNames = new Map(names.map((name, at) => [name, at.toString(36)]));

/** Emotion's hash of styles, which names their class: as short as in the HTML, for those that came with it. */
export default function ruleName(styles: string): string {
  const name = hashOf(styles);
  return shortNames.get(name) ?? name;
}
