import type { ServiceName } from '../../../contract/paths.ts';
import { partOf } from '../../art/partOf.ts';
import { serviceIconFile } from '../../art/serviceIconFile.ts';

type ServiceIconProps = {
  name: ServiceName;
  /** px */
  size?: number;
  className?: string;
};

/** The icon of a service. Decoration: the service's name stands beside it. */
export function ServiceIcon({ name, size = 48, className }: ServiceIconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <use {...partOf(serviceIconFile, name)} />
    </svg>
  );
}
