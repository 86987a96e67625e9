import { LineIcon } from './LineIcon.tsx';

type ArrowIconProps = {
  direction?: 'left' | 'right';
  className?: string;
};

const paths = { left: 'M17 10H3M8.5 4.5 3 10l5.5 5.5', right: 'M3 10h14M11.5 4.5 17 10l-5.5 5.5' } as const;

/** The site's arrow, in the colour of the text beside it. */
export const ArrowIcon = ({ direction = 'right', className }: ArrowIconProps) => (
  <LineIcon path={paths[direction]} className={className} />
);
