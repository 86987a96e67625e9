import { LineIcon } from '../../components/icons/LineIcon.tsx';

/** Points down beside the name of a menu; its button turns it round while the menu is open. */
export const Chevron = () => <LineIcon path="m5.5 8 4.5 4.5L14.5 8" size={16} strokeWidth={2.2} />;
