import { LineIcon } from '../../components/icons/LineIcon.tsx';

/** A printer. */
export const PrintIcon = () => (
  <LineIcon
    path="M5.5 7V2.5h9V7M5.5 14.5H4A1.5 1.5 0 0 1 2.5 13V8.5A1.5 1.5 0 0 1 4 7h12a1.5 1.5 0 0 1 1.5 1.5V13a1.5 1.5 0 0 1-1.5 1.5h-1.5M5.5 11.5h9v6h-9z"
    strokeWidth={1.7}
  />
);
