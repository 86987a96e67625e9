import type { ServiceName } from '../../../contract/paths.ts';
import { serviceIcons } from '../../content/services/serviceIcons.ts';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';

interface ServiceIconProps {
  name: ServiceName;
  /** px */
  size?: number;
}

/** The sign of a service. Decoration: the service's name stands beside it. */
export function ServiceIcon({ name, size = 48 }: ServiceIconProps) {
  const { line, dots } = serviceIcons[name];
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" fill="none" aria-hidden="true" focusable="false">
      <path
        d={line}
        stroke={sectionColours.line}
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {dots.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} fill={sectionColours.dot} />
      ))}
    </svg>
  );
}
