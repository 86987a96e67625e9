import { keysOf } from '../../../contract/keysOf.ts';
import { servicePaths } from '../../../contract/paths.ts';
import type { ServiceName } from '../../../contract/paths.ts';
import { serviceTable } from './serviceTable.ts';
import type { ServiceEntry } from './serviceTable.ts';

export type ServiceLink = ServiceEntry & { name: ServiceName };

/** The services in the order of their addresses, which is that of menus, footer and home page. */
export const serviceMenu: readonly ServiceLink[] = keysOf(servicePaths).map((name) => ({
  name,
  ...serviceTable[name],
}));
