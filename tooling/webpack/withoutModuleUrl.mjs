/**
 * A webpack loader for code that uses `import.meta.url` on Node only. Webpack would replace it with the file's path on the
 * computer of the build, which would be published and would change the content hashes in file names.
 *
 * @param {string} source
 */
export default function withoutModuleUrl(source) {
  return source.replaceAll('import.meta.url', 'undefined');
}
