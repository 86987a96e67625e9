import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PagesManifest } from '../../server/http/pagesManifest.ts';
import { immutable, isPublic, revalidated } from '../../server/http/publicFiles.ts';
import { contentSecurityPolicyOf, securityHeadersOf } from '../../server/http/securityHeaders.ts';

type Headers = Readonly<Record<string, string>>;

const ruleOf = (address: string, headers: Headers): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** Public files at the root of the site; pages have rules of their own, and one rule covers all of `static`. */
async function rootFilesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isPublic(entry.name))
    .map((entry) => entry.name)
    .toSorted();
}

/**
 * The server's headers in the format of the file `_headers` of static hosts: an address, then its headers indented.
 * If several rules match an address, a host joins their values of one header, and a browser enforces every policy in the
 * joined value; therefore at most one rule per address sets a policy or a caching rule.
 *
 * @param origin of the site; Strict-Transport-Security is only sent if it is https
 */
function headersFileOf(manifest: PagesManifest, files: readonly string[], origin: string): string {
  const fileHeaders = (caching: string): Headers => ({
    'Cache-Control': caching,
    'Content-Security-Policy': contentSecurityPolicyOf({ scripts: [], styles: [] }),
  });
  const pages = Object.entries({ ...manifest.pages, ...manifest.tools, '/404.html': manifest.notFound });
  const rules = [
    ruleOf('/*', securityHeadersOf(origin)),
    ruleOf('/static/*', fileHeaders(immutable)),
    ...files.map((file) => ruleOf(`/${file}`, fileHeaders(revalidated))),
    ...pages.flatMap(([address, page]) => {
      const headers = {
        'Cache-Control': revalidated,
        'Content-Security-Policy': contentSecurityPolicyOf(page, manifest.apiOrigin),
      };
      // A host may serve a folder's page both with and without the final slash.
      const addresses = /\/$|\.html$/.test(address) ? [address] : [address, `${address}/`];
      return addresses.map((one) => ruleOf(one, headers));
    }),
  ];
  return `${rules.join('\n\n')}\n`;
}

/** Writes `_headers` beside the pages, so that the folder can be put on any static host as it is. */
export async function writeHeadersFile(
  folder: string,
  manifest: PagesManifest,
  origin: string,
): Promise<void> {
  const text = headersFileOf(manifest, await rootFilesOf(folder), origin);
  await writeFile(path.join(folder, '_headers'), text);
}
