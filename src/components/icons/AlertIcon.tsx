export type AlertKind = 'draft' | 'success' | 'error' | 'info' | 'warning';

const circle = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z';
const alert = `M12 7.5v5.5M12 16.4v.1${circle}`;
const paths: Record<AlertKind, string> = {
  draft: `M12 7v5l3.5 2${circle}`,
  success: 'M5 12.5l4.5 4.5L19 7.5',
  error: alert,
  warning: alert,
  info: `M12 11v5.5M12 7.6v.1${circle}`,
};

type AlertIconProps = {
  kind: AlertKind;
  /** px */
  size?: number;
  className?: string;
};

/** Clock, tick, exclamation mark or i: the icon that goes with a message's colour. */
export function AlertIcon({ kind, size = 22, className }: AlertIconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[kind]} />
    </svg>
  );
}
