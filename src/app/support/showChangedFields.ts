import { controlIdOf } from '../../forms/engine/focus/focusControl.ts';
import { summaryAttribute } from '../../forms/engine/focus/revealControl.ts';
import type { ChangedFields } from '../../trace/replay/changedFields.ts';
import type { Moment } from '../../trace/replay/replayMessages.ts';

/** Marks the control of a field that the step changed (ReplayStyles.tsx). */
export const changedAttribute = 'data-changed';

/** px kept free above and below what is scrolled to, for labels and for the ring round a marked control. */
const margin = 48;

/** The element of a field: its control or, of several radio buttons, the group. Null where the page does not show it. */
function elementOf({ form }: ChangedFields, name: string): HTMLElement | null {
  const id = controlIdOf(form, name);
  const control = document.getElementById(id);
  const group = document.getElementById(`${id}-label`)?.closest('fieldset');
  return group ?? control;
}

/** What a step is about: the list of errors where the page has one, otherwise the changed fields. */
function elementsOf(changed: ChangedFields): HTMLElement[] {
  const fields = changed.names.flatMap((name) => elementOf(changed, name) ?? []);
  const summary = fields[0]?.closest('form')?.querySelector<HTMLElement>(`[${summaryAttribute}]`);
  return changed.listed && summary ? [summary] : fields;
}

/** Scrolls all of these elements into view or, where they do not fit into the window, the first of them. */
function scrollTo(elements: readonly HTMLElement[]): void {
  const rects = elements.map((element) => element.getBoundingClientRect());
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const start = Math.min(...rects.map(({ top }) => top)) - margin - covered;
  const end = Math.max(...rects.map(({ bottom }) => bottom)) + margin;
  if (start >= 0 && end <= window.innerHeight) return;
  const spare = window.innerHeight - (end - start);
  window.scrollBy({ top: start - Math.max(0, spare / 2), behavior: 'instant' });
}

/**
 * Returns a function that scrolls the replayed page to the fields that were the last to change up to a moment, and marks
 * those that its own step changed. It scrolls only when these fields or the page are others than before, so that whoever
 * has scrolled elsewhere stays there.
 */
export function makeChangedFieldsShown(): (moment: Moment) => void {
  let page: string | null = null;
  let shown: number | null = null;
  return ({ snapshot, changed, position }) => {
    for (const element of document.querySelectorAll(`[${changedAttribute}]`))
      element.removeAttribute(changedAttribute);
    const { path } = snapshot.navigation;
    const isOtherPage = path !== page;
    page = path;
    if (!changed) {
      shown = null;
      if (isOtherPage) window.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    const elements = elementsOf(changed);
    if (position === changed.position)
      for (const element of elements) element.setAttribute(changedAttribute, '');
    if (elements.length > 0 && (isOtherPage || shown !== changed.position)) scrollTo(elements);
    shown = changed.position;
  };
}
