import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) || key === 'Backspace';

/**
 * Moves the focus up and down between the search field and the links below it. A letter typed on a link goes into the
 * field.
 *
 * @param panel contains the field and the links
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, panel: HTMLElement): void {
  const stops = [...panel.querySelectorAll<HTMLElement>('input, a')];
  const step = steps[event.key];
  if (step !== undefined) {
    event.preventDefault();
    stops[stops.indexOf(event.currentTarget) + step]?.focus();
  } else if (isTyped(event)) stops[0]?.focus();
}
