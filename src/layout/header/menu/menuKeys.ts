/** What the arrow keys stop at in an open menu; a menu without links has its one sentence. */
const entriesOf = (panel: HTMLElement | null) => [
  ...(panel?.querySelectorAll<HTMLElement>('a[href], [tabindex="-1"]') ?? []),
];

/** Puts the keyboard on an entry, counted from 0, or from -1 backwards. */
export function focusEntry(panel: HTMLElement | null, index: number): void {
  entriesOf(panel).at(index)?.focus();
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Moves the keyboard inside an open menu, round its ends. Says whether the key meant anything here. */
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
