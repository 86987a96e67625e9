import type { ServiceName } from '../../../contract/paths.ts';
import type { Service } from './service.ts';

/**
 * One service with all its words, which are a chunk of their own: `service-{name}-ts`. There is no list to keep: the file
 * and what it exports bear the name that its address has in `servicePaths`.
 */
export async function loadService(name: ServiceName): Promise<Service> {
  const words = (await import(/* webpackChunkName: "service-[request]" */ `./copy/${name}.ts`)) as Record<
    string,
    Service
  >;
  return words[name]!;
}
