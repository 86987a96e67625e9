import type { SocialKind } from '../../content/company.ts';
import { partOf } from '../../art/partOf.ts';
import { socialIcons } from '../../art/socialIcons.ts';

export function SocialIcon({ kind }: { kind: SocialKind }) {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <use {...partOf(socialIcons, kind)} />
    </svg>
  );
}
