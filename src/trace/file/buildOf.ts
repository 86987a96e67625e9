/** What a trace calls a build: the hash in the name of the site's first script; a development server gives it no such name. */
export function buildOf(scripts: readonly string[]): string {
  const hashes = scripts.map((address) => /\/main\.([0-9a-f]{8})\.js$/.exec(address)?.[1]);
  return hashes.find((hash) => hash !== undefined) ?? 'development';
}
