import type { ServiceName } from '../../../contract/paths.ts';
import { serviceIcons } from '../../content/services/serviceIcons.ts';
import { sectionColours } from '../../theme/scopes/sectionColours.ts';

interface ServiceIconProps {
  name: ServiceName;
  /** px */
  size?: number;
  strokeWidth?: number;
  className?: string;
}

/** The sign of a service. Decoration: the service's name stands beside it. */
export function ServiceIcon({ name, size = 48, strokeWidth = 2.4, className }: ServiceIconProps) {
  const { line, dots } = serviceIcons[name];
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={line}
        stroke={sectionColours.line}
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {dots.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} fill={sectionColours.dot} />
      ))}
    </svg>
  );
}
