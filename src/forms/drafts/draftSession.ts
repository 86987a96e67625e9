import type { FieldValues } from '../../../contract/fields.ts';
import type { Draft } from '../../state/forms/draftsSlice.ts';
import type { Answers, FormNow } from './formUpdate.ts';

/** What of a session the form is rendered with. */
export type Shown = {
  /** The draft that was brought back into the form. */
  restored: Draft | null;
  /** Whether the visitor said that it may be, because nobody knew whose it was. */
  isAdopted: boolean;
  /** A draft of nobody knows whom: the visitor is asked what becomes of it. */
  waiting: Draft | null;
  /** Answers that another tab changed while this form was open, as they came from there. */
  synced: FieldValues;
  /** Another tab sent or discarded the form. */
  isRemoved: boolean;
};

/** What was rendered. Answers and question may be newer once it is saved. */
export type Unsaved = Pick<FormNow, 'values' | 'entry'> & Pick<Shown, 'waiting'>;

/** What an open form knows of its draft. */
export type DraftSession = {
  answers: Answers;
  /** The answers of the last render; null before the first. Effects may run again for the same ones. */
  seen: FieldValues | null;
  /** Whether the stored draft is this form's own: restored into it, or saved from it. */
  isOwn: boolean;
  /** When the stored draft was last saved, in milliseconds since 1970; 0 as long as there was none. */
  savedAt: number;
  /** What was rendered and is to be saved in a moment. */
  unsaved: Unsaved | null;
  /** Whether the form was open while there was no draft: an anonymous one that comes then is typed in a tab beside it. */
  wasWithout: boolean;
  /** Whether another tab has sent or discarded the form, and its draft has not yet been seen to go. */
  isRemovedElsewhere: boolean;
  shown: Shown;
  /** The answers that the form is to begin anew with, until it has. */
  reset?: FieldValues | undefined;
  /** Those that it is to take in then, until it has. */
  patch?: FieldValues;
};

/** Nothing is told of a draft. */
export const nothing: Shown = {
  restored: null,
  isAdopted: false,
  waiting: null,
  synced: {},
  isRemoved: false,
};

/** Of a form that has just opened. */
export const beginning = (initialValues: FieldValues): DraftSession => ({
  answers: { values: initialValues, times: {}, fileNames: {} },
  seen: null,
  isOwn: false,
  savedAt: 0,
  unsaved: null,
  wasWithout: false,
  isRemovedElsewhere: false,
  shown: nothing,
});
