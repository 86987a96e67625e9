const plugins = 'defaultStylisPlugins = [prefixer]';

/**
 * A loader of webpack for Emotion's cache, which prefixes styles for browsers that are long gone unless it is told otherwise.
 * This site always tells it otherwise (src/app/prefixWhereNeeded.ts), so its own list is emptied and leaves the bundle.
 *
 * @param {string} source
 * @throws where that list is not found
 */
export default function withoutPrefixes(source) {
  if (!source.includes(plugins)) throw new Error(`Emotion’s cache has no “${plugins}”.`);
  return source.replace(plugins, 'defaultStylisPlugins = []');
}
