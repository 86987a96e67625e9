interface ArrowIconProps {
  direction?: 'left' | 'right';
}

/** The site's arrow, in the colour of the text beside it. */
export function ArrowIcon({ direction = 'right' }: ArrowIconProps) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={direction === 'left' ? 'M17 10H3M8.5 4.5 3 10l5.5 5.5' : 'M3 10h14M11.5 4.5 17 10l-5.5 5.5'} />
    </svg>
  );
}
