type LineIconProps = {
  /** Drawn on a field of 20 × 20. */
  path: string;
  /** px */
  size?: number;
  strokeWidth?: number;
  className?: string;
};

/**
 * A small line icon in the colour of the text beside it. It is hidden from screen readers: its meaning must stand in
 * words.
 */
export function LineIcon({ path, size = 20, strokeWidth = 2, className }: LineIconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
