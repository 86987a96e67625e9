import { readdirSync } from 'node:fs';
import path from 'node:path';
import { servicePaths } from '../contract/paths.ts';
import type { ServiceName } from '../contract/paths.ts';
import type { Service } from '../src/content/services/service.ts';
import { loadService } from '../src/content/services/services.ts';

const folder = path.join(import.meta.dirname, '../src/content/services/copy');

const names = Object.keys(servicePaths) as ServiceName[];

/** @throws with what to do, when a service has an address but no words, or words but no address */
export function assertPaired(named: readonly string[], written: readonly string[]): void {
  for (const name of named)
    if (!written.includes(name))
      throw new Error(
        `contract/paths.ts has an address for ${name}: write the service into src/content/services/copy/${name}.ts.`,
      );
  for (const name of written)
    if (!named.includes(name))
      throw new Error(
        `src/content/services/copy/${name}.ts has no address: give it one in servicePaths of contract/paths.ts.`,
      );
}

/** @throws with what to do, when the file of a service holds no service of that name */
export function assertNamed(name: ServiceName, service: Service | undefined): Service {
  if (service?.name !== name)
    throw new Error(
      `src/content/services/copy/${name}.ts has to export ${name}, with the same word as its name.`,
    );
  return service;
}

/** Every service that has an address, in the order of the addresses, which is that of the home page and the menus. */
export async function readServices(): Promise<readonly Service[]> {
  assertPaired(
    names,
    readdirSync(folder).map((file) => path.parse(file).name),
  );
  return Promise.all(names.map(async (name) => assertNamed(name, await loadService(name))));
}

const byName = <Part>(services: readonly Service[], part: (service: Service) => Part) =>
  Object.fromEntries(services.map((service) => [service.name, part(service)]));

/** What webpack and Jest fill in where the site declares these names: the short form of the services. */
export const serviceConstantsOf = (services: readonly Service[]) => ({
  /** src/content/services/serviceMenu.ts */
  SERVICE_MENU: services.map(({ name, title, line }) => ({ name, title, line })),
  /** src/content/services/serviceIcons.ts */
  SERVICE_GLYPHS: byName(services, ({ glyph }) => glyph),
  /** src/content/pages.ts: title and description of each service's page */
  SERVICE_HEADS: byName(services, ({ page }) => page.head),
});
