import { selectSubmitting } from '../../state/forms/formsSlice.ts';
import { useSiteSelector } from '../../state/hooks.ts';
import { useForm } from './formContext.ts';

/** Whether the surrounding form is being sent. */
export function useSubmitting(): boolean {
  const { form } = useForm();
  return useSiteSelector((state) => selectSubmitting(state, form));
}
