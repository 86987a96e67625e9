const components = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm;
const names = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * A webpack loader that makes unused components of a library removable: it marks the call that creates each component as
 * free of side effects, and deletes the assignments of `displayName`, which would count as a use.
 *
 * @param {string} source
 */
export default function unusedComponents(source) {
  return source.replaceAll(components, '$1/* @__PURE__ */ $2').replaceAll(names, '');
}
