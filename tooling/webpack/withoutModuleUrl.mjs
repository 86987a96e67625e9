/**
 * A loader of webpack for code that asks `import.meta.url` on Node only. Webpack would put the address of the file on the
 * computer that builds in its place: visitors would read it, and the names of files would hang on it.
 *
 * @param {string} source
 */
export default function withoutModuleUrl(source) {
  return source.replaceAll('import.meta.url', 'undefined');
}
