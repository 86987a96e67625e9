import { LineIcon } from './LineIcon.tsx';

/** An arrow down into a tray. */
export const SaveIcon = () => (
  <LineIcon
    path="M10 2.5v10M6 8.5l4 4 4-4M3 13.5v2A1.5 1.5 0 0 0 4.5 17h11a1.5 1.5 0 0 0 1.5-1.5v-2"
    strokeWidth={1.7}
  />
);
