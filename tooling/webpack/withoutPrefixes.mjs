const plugins = 'defaultStylisPlugins = [prefixer]';

/**
 * A webpack loader for Emotion's cache, which by default prefixes styles for browsers that are no longer in use. This site
 * always passes its own list of plugins (src/app/prefixWhereNeeded.ts), so the default list is emptied and its prefixer is
 * left out of the bundle.
 *
 * @param {string} source
 * @throws where the default list is not found
 */
export default function withoutPrefixes(source) {
  if (!source.includes(plugins)) throw new Error(`Emotion’s cache has no “${plugins}”.`);
  return source.replace(plugins, 'defaultStylisPlugins = []');
}
