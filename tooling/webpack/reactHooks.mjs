/** How MUI, Emotion and the router look up the newer hooks. */
const lookups = [
  [/^const safeReact = \{\s*\.\.\.React\s*\};$/m, ''],
  [/\bsafeReact\./g, 'React.'],
  [/\bmaybeReact\w+ !== undefined/g, 'true'],
  [/\bReact\['useInsertion' \+ 'Effect'\]/g, 'React.useInsertionEffect'],
  [/\b(React\d*)\[USE_OPTIMISTIC\]/, '$1.useOptimistic'],
];

/**
 * A webpack loader for libraries that work with React 17, too. They look up the newer hooks in a copy of React, or by a name
 * that webpack cannot read, so it would add a function that copies modules to the first script. If a library changes, that
 * function comes back, and the budget of the first script counts it.
 *
 * @param {string} source
 */
export default function reactHooks(source) {
  return lookups.reduce((text, [lookup, direct]) => text.replace(lookup, direct), source);
}
