import { useCallback, useEffect, useRef } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { fileFieldOf } from '../../../contract/fields.ts';
import type { Field } from '../../../contract/fields.ts';
import { resumeCopy } from '../../content/applications/resume.ts';
import { selectDialog } from '../../state/dialog/dialogSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { focusControl } from '../engine/focus/focusControl.ts';
import type { SubmittedForm } from '../engine/useFieldForm.ts';
import type { FailedSubmission } from './submitApplication.ts';

/**
 * Returns a function that shows at the fields which answers the server refused, and that the file was too large for it
 * or for a proxy, which sends no message. The first of these fields is focused once the dialog that reports the failure is
 * closed. Reasons about anything else are in the dialog only.
 */
export function useRefusedAnswers(kind: ApplicationKind, fields: readonly Field[]) {
  const file = fileFieldOf(fields)?.name;
  const isOpen = useSiteSelector((state) => selectDialog(state)?.kind === `${kind}.failed`);
  const awaitsFocusRef = useRef<string>(undefined);
  const wasOpenRef = useRef(false);

  useEffect(() => {
    if (wasOpenRef.current && !isOpen && awaitsFocusRef.current !== undefined) {
      focusControl(kind, awaitsFocusRef.current);
      awaitsFocusRef.current = undefined;
    }
    wasOpenRef.current = isOpen;
  }, [isOpen, kind]);

  return useCallback(
    (refuse: SubmittedForm['refuse'], { fields: reasons = {}, isTooLarge, message }: FailedSubmission) => {
      const tooLarge = message ?? resumeCopy.refusedForSize;
      const reasonOf = (name: string) =>
        reasons[name] ?? (isTooLarge && name === file ? tooLarge : undefined);
      const refused = fields.flatMap(({ name }) => {
        const reason = reasonOf(name);
        return reason === undefined ? [] : [{ name, reason }];
      });
      for (const { name, reason } of refused) refuse(name, reason);
      awaitsFocusRef.current = refused[0]?.name;
    },
    [fields, file],
  );
}
