import type { TechnologyTab } from '../../content/technologies/technologies.ts';
import { logos } from '../../art/logos.ts';
import { partOf } from '../../art/partOf.ts';

type LogoProps = {
  tab: TechnologyTab;
  /** Slug of the drawing in the tab's file. */
  logo: string;
  className?: string;
};

/** The logo of a technology in the colour of the text. Decoration: its name stands beside it. */
export function Logo({ tab, logo, className }: LogoProps) {
  return (
    <svg
      className={className}
      width="28"
      height="28"
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      <use {...partOf(logos[tab], logo)} />
    </svg>
  );
}
