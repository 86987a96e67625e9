import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import type { ApplicationKind } from '../../../../contract/applications.ts';
import { isShown } from '../../../../contract/fields.ts';
import type { FieldValues } from '../../../../contract/fields.ts';
import { schemaOf } from '../../../../contract/rules.ts';
import { submissionCopy } from '../../../content/applications/applications.ts';
import { reviewClosed, reviewOpened, selectFormProgress } from '../../../state/forms/formsSlice.ts';
import { useSiteDispatch, useSiteSelector } from '../../../state/hooks.ts';
import { useForm } from '../../engine/formContext.ts';
import { useSubmitting } from '../../engine/useSubmitting.ts';
import { useReviewEnd } from './useReviewEnd.ts';

export type ReviewProps = {
  kind: ApplicationKind;
  open: boolean;
  /** The answers as they would be sent. */
  answers: FieldValues;
  onSend: () => void;
  /** Closes the sheet to change the answer of the field with this name. */
  onChange: (name: string) => void;
  onClose: () => void;
  /** Called once the sheet has faded out, and the page may take the focus. */
  onExited: () => void;
};

/** The sheet with all answers. The page passes it in, because forms may not import from dialogs, which import forms. */
export type ReviewSheetComponent = ComponentType<ReviewProps> & {
  /** Loads its chunk ahead of need. */
  preload: () => Promise<void>;
};

type ReviewButtonProps = { kind: ApplicationKind; Sheet: ReviewSheetComponent };

/** The button beside the submit button: validates all answers as that does, then shows them for review. */
export function ReviewButton({ kind, Sheet }: ReviewButtonProps) {
  const dispatch = useSiteDispatch();
  const { form, fields, values, check, submit } = useForm();
  const isOpened = useSiteSelector((state) => selectFormProgress(state, form)?.phase === 'reviewing');
  // While the review is open, another tab may empty the form or remove its file.
  const isWhole = fields.every((field) => !field.required || !isShown(field, values) || values[field.name]);
  const open = isOpened && isWhole;
  const busy = useSubmitting();
  const [target, setTarget] = useState<string | null>(null);
  const close = () => void dispatch(reviewClosed({ form }));
  const end = useReviewEnd({ open, close, target });

  const closeForGood = useEffectEvent(close);
  useEffect(() => {
    if (isOpened && !isWhole) closeForGood();
  }, [isOpened, isWhole]);

  const answers = useMemo(() => (open ? schemaOf(fields).cast(values) : values), [open, fields, values]);

  const review = async () => {
    if (busy) return;
    setTarget(null);
    if (await check()) dispatch(reviewOpened({ form }));
  };
  const send = () => {
    // Only once: the button can still be pressed while the sheet fades.
    if (!open) return;
    close();
    submit();
  };
  const change = (name: string) => {
    setTarget(name);
    close();
  };
  const preload = () => void Sheet.preload();

  return (
    <>
      <Button
        variant="outlined"
        size="large"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => void review()}
      >
        {submissionCopy.review}
      </Button>
      <Sheet
        kind={kind}
        open={open}
        answers={answers}
        onSend={send}
        onChange={change}
        onClose={close}
        onExited={end}
      />
    </>
  );
}
