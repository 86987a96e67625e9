import type { ServiceName } from '../../../contract/paths.ts';
import type { ServicePageCopy } from '../../content/services/service.ts';
import { exampleIslands } from './example/exampleIslands.ts';
import { ServicePage } from './ServicePage.tsx';

/** A service's page with its copy. A link to it also preloads its example. */
export const servicePageOf = (name: ServiceName, copy: ServicePageCopy) =>
  Object.assign(() => <ServicePage name={name} copy={copy} />, { preload: exampleIslands[name].preload });
