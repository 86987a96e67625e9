/**
 * Returns the content hash in the name of the site's main script, or `development`: a development server adds no hash.
 */
export function buildOf(scripts: readonly string[]): string {
  const hashes = scripts.map((address) => /\/main\.([0-9a-f]{8})\.js$/.exec(address)?.[1]);
  return hashes.find((hash) => hash !== undefined) ?? 'development';
}
