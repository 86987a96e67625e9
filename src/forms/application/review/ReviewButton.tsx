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
  /** Leads back to a question, by the name of its field. */
  onChange: (name: string) => void;
  onClose: () => void;
  /** Nothing of it is seen any more, and the page may take the keyboard. */
  onExited: () => void;
};

/** The sheet with all answers: handed in by the page, because dialogs are made of forms and not forms of dialogs. */
export type ReviewSheetComponent = ComponentType<ReviewProps> & {
  /** Fetches its script ahead of need. */
  preload: () => Promise<void>;
};

type ReviewButtonProps = { kind: ApplicationKind; Sheet: ReviewSheetComponent };

/** Beside the button that sends: looks at everything as that one does, and then shows it once more. */
export function ReviewButton({ kind, Sheet }: ReviewButtonProps) {
  const dispatch = useSiteDispatch();
  const { form, fields, values, check, submit } = useForm();
  const isOpened = useSiteSelector((state) => selectFormProgress(state, form)?.phase === 'reviewing');
  // Another tab may empty the form meanwhile, or take its file out.
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
    // Only once: the sheet can be seen and pressed while it fades.
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
