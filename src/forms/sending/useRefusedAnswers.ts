import { useCallback, useEffect, useRef } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { fileFieldOf } from '../../../contract/fields.ts';
import type { Field } from '../../../contract/fields.ts';
import { resumeCopy } from '../../content/applications/resume.ts';
import { selectDialog } from '../../state/dialog/dialogSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { focusControl } from '../engine/focus/focusControl.ts';
import type { SubmittedForm } from '../engine/useFieldForm.ts';

/**
 * Returns a function that shows at the file field that the file was too large for the server, or for a proxy, which
 * sends no message. The field is focused once the dialog that reports the failure is closed.
 */
export function useRefusedAnswers(kind: ApplicationKind, fields: readonly Field[]) {
  const name = fileFieldOf(fields)?.name;
  const isOpen = useSiteSelector((state) => selectDialog(state)?.kind === `${kind}.failed`);
  const awaitsFocusRef = useRef(false);
  const wasOpenRef = useRef(false);

  useEffect(() => {
    if (wasOpenRef.current && !isOpen && awaitsFocusRef.current && name !== undefined) {
      awaitsFocusRef.current = false;
      focusControl(kind, name);
    }
    wasOpenRef.current = isOpen;
  }, [isOpen, kind, name]);

  return useCallback(
    (refuse: SubmittedForm['refuse'], message: string | undefined) => {
      if (name === undefined) return;
      refuse(name, message ?? resumeCopy.refusedForSize);
      awaitsFocusRef.current = true;
    },
    [name],
  );
}
