import { useCallback, useEffect, useRef } from 'react';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { fileFieldOf } from '../../../contract/fields.ts';
import type { Field } from '../../../contract/fields.ts';
import { resumeCopy } from '../../content/applications/resume.ts';
import { selectDialog } from '../../state/dialog/dialogSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { focusControl } from '../engine/focusControl.ts';
import type { SubmittedForm } from '../engine/useFieldForm.ts';

/**
 * A file that was too large for the server, or for a proxy that has no words of its own: its field says so, and has the
 * keyboard once the dialog that reports it is closed.
 */
export function useRefusedFile(kind: ApplicationKind, fields: readonly Field[]) {
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
