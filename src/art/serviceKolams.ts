import type { ServiceName } from '../../contract/paths.ts';

/**
 * Address of the drawing on a service's page: a file of its own, so that a page loads its own one and no script any. The
 * build draws them all (tooling/assets/serviceKolams.ts).
 */
export const serviceKolamOf = (name: ServiceName): string =>
  // Not an import, because the name is known only here: webpack makes a table of the folder's files from it.
  require(`../../.cache/kolams/${name}.svg`) as string;
