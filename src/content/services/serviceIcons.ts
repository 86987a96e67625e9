import type { ServiceName } from '../../../contract/paths.ts';
import type { ServiceIconPath } from './service.ts';

/**
 * Filled in at build time from `content/services`, as the menus are, but apart from them: a page that shows no glyph
 * does not carry their paths.
 */
declare const SERVICE_GLYPHS: Readonly<Record<ServiceName, ServiceIconPath>>;

export const serviceIcons = SERVICE_GLYPHS;
