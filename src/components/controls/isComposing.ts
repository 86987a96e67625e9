import type { KeyboardEvent } from 'react';

/** Whether an input method composes a word, so that its keys mean something else. Safari tells by the code only. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
