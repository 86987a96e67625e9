const components = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm;
const names = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * A loader of webpack that lets components of a library leave the bundle where nobody uses them: the call that makes each is
 * marked as free of effects, and the names for developer tools, which count as a use, are left out.
 *
 * @param {string} source
 */
export default function unusedComponents(source) {
  return source.replaceAll(components, '$1/* @__PURE__ */ $2').replaceAll(names, '');
}
