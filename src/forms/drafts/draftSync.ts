import type { FieldValues } from '../../../contract/fields.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import type { Answers, FormNow } from './formUpdate.ts';

/** The part of the record that the form renders. */
export type Shown = {
  /** The draft that was restored into the form. */
  restored: Draft | null;
  /** Whether `restored` is an anonymous draft that the visitor was asked about and chose to use. */
  isAdopted: boolean;
  /** An anonymous draft that this visitor may not have typed: they are asked whether to use or delete it. */
  waiting: Draft | null;
  /** Answers that another tab changed while this form was open, with the values from there. */
  synced: FieldValues;
  /** Whether another tab sent or discarded the form. */
  isRemoved: boolean;
  /** Whether it did so and left what was changed since then. */
  hasRest: boolean;
  /** Whether the draft went with all that the site had stored: nothing is stored until the next change. */
  isCleared: boolean;
};

/** The form as last rendered. By the time it is saved, the record may have newer answers. */
export type Unsaved = Pick<FormNow, 'values' | 'entry'>;

/** What an open form knows of its draft, by which the two are kept in sync. */
export type DraftSync = {
  answers: Answers;
  /**
   * The values of the last render; null before the first. An effect may run again with the same values before a patch
   * is rendered, and these must not count as typed.
   */
  seen: FieldValues | null;
  /** Whether the stored draft is this form's own: restored into it, or saved from it. */
  isOwn: boolean;
  /** When the form's own draft was begun, which distinguishes it from an anonymous one of another tab. */
  begunAt?: number | undefined;
  /**
   * When the anonymous draft was saved that the visitor has used or deleted; 0 without one. The next save leaves it out.
   */
  settled: number;
  /** When the stored draft was last saved, in milliseconds since 1970; 0 as long as there was none. */
  savedAt: number;
  /** What was rendered and waits to be saved; null if there is nothing to save. */
  unsaved: Unsaved | null;
  /**
   * Whether the form was open, with storage read, while there was no draft. An anonymous draft that appears afterwards
   * was typed in another tab.
   */
  wasWithout: boolean;
  /** Whether another tab has sent or discarded the form, and the removal of its draft has not been handled yet. */
  isRemovedElsewhere: boolean;
  shown: Shown;
  /** Values to reset the form to; `take` applies and drops them. */
  reset?: FieldValues | undefined;
  /** Values to set in the form after that; `take` applies and drops them. */
  patch?: FieldValues;
};

/** The form shows no note about a draft. */
export const nothingShown: Shown = {
  restored: null,
  isAdopted: false,
  waiting: null,
  synced: {},
  isRemoved: false,
  hasRest: false,
  isCleared: false,
};

/** What a form knows that has just opened. */
export const initialSync = (initialValues: FieldValues): DraftSync => ({
  answers: { values: initialValues, times: {}, fileNames: {} },
  seen: null,
  isOwn: false,
  settled: 0,
  savedAt: 0,
  unsaved: null,
  wasWithout: false,
  isRemovedElsewhere: false,
  shown: nothingShown,
});
