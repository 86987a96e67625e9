import { styled } from '@mui/material/styles';
import { LineIcon } from './LineIcon.tsx';

/** Styles for the control of a menu or a `<details>` while that is open. */
export const turnedChevron = { '--chevron-transform': 'rotate(180deg)' };

const Icon = styled(LineIcon)({ transform: 'var(--chevron-transform, none)' });

/** Points down beside the name of what can be opened; `turnedChevron` turns it round while that is open. */
export const Chevron = ({ className }: { className?: string }) => (
  <Icon path="m5.5 8 4.5 4.5L14.5 8" size={16} strokeWidth={2.2} className={className} />
);
