/** The elements that the arrow keys move between: the links or, in a menu without any, its one sentence. */
const entriesOf = (panel: HTMLElement | null) => [
  ...(panel?.querySelectorAll<HTMLElement>('a[href], [tabindex="-1"]') ?? []),
];

/** Focuses an entry by index, as `Array.prototype.at` counts. */
export function focusEntry(panel: HTMLElement | null, index: number): void {
  entriesOf(panel).at(index)?.focus();
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Moves the focus between the entries of an open menu, wrapping around at the ends. Returns whether it used the key.
 */
export function moveBetweenEntries(panel: HTMLElement | null, key: string): boolean {
  const entries = entriesOf(panel);
  const step = steps[key];
  if (step !== undefined) {
    const now = entries.findIndex((entry) => entry === document.activeElement);
    entries.at((now + step) % entries.length)?.focus();
    return true;
  }
  if (key !== 'Home' && key !== 'End') return false;
  focusEntry(panel, key === 'Home' ? 0 : -1);
  return true;
}
