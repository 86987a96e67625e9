/**
 * In place of `@emotion/is-prop-valid`, a list of all HTML attributes. Only the props of `styled()` itself are kept from
 * becoming attributes; a component with style props of its own names them (src/theme/notForwarded.ts).
 */
const isPropValid = (name: string): boolean => !['ownerState', 'theme', 'sx', 'as'].includes(name);
export default isPropValid;
