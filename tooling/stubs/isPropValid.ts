/**
 * In place of `@emotion/is-prop-valid`, a list of all attributes there are. Only what `styled()` itself understands must not
 * become an attribute: a part with style props of its own names them (src/theme/notForwarded.ts).
 */
const isPropValid = (name: string): boolean => !['ownerState', 'theme', 'sx', 'as'].includes(name);
export default isPropValid;
