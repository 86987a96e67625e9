import { LineIcon } from './LineIcon.tsx';

/** A cross in the colour of the button it lies on. */
export const CloseIcon = () => <LineIcon path="M4.5 4.5l11 11M15.5 4.5l-11 11" />;
