import { paths } from '../../contract/paths.ts';

/** The steps above an inner page, for the line over its heading. */
export const breadcrumbs = {
  label: 'Where you are',
  home: { label: 'Home', to: paths.home },
  /** The services have no page in common; they stand on the home page, under this anchor. */
  services: { label: 'Services', to: `${paths.home}#services` },
} as const;
