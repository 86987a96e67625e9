import { useEffect } from 'react';
import { unsavedChanged } from '../../../state/forms/formsSlice.ts';
import { useSiteDispatch } from '../../../state/hooks.ts';
import { useForm } from '../../engine/formContext.ts';

/** Reports to the store whether the form has changes that would be lost with the tab. */
export function useReportUnsaved(unsaved: boolean): void {
  const { form } = useForm();
  const dispatch = useSiteDispatch();
  useEffect(() => {
    if (!unsaved) return undefined;
    dispatch(unsavedChanged({ form, unsaved: true }));
    return () => void dispatch(unsavedChanged({ form, unsaved: false }));
  }, [dispatch, form, unsaved]);
}
