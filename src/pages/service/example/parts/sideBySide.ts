import { upInText } from '../../../../theme/upInText.ts';

/** Windows in which two columns or three phones fit side by side, as on tablets held upright: 720 px, or more for larger text. */
export const sideBySide = upInText(720);
