import { useLayoutEffect, useRef } from 'react';
import { useForm } from '../engine/formContext.ts';

/**
 * Brings the account's address into the form's question for one. A read-only answer always is the account's, also when
 * another account takes over; an editable one is filled in once, when it is known, unless something stands there.
 */
export function useAccountEmail(account: string | null): void {
  const { fields, values, setValue } = useForm();
  const field = fields.find(({ control }) => control === 'email');
  const filledOnce = useRef(false);

  // With every render until it stands there: a draft that comes back in the same moment sets all answers at once.
  useLayoutEffect(() => {
    if (account === null || !field) return;
    const value = values[field.name];
    const isWanted = field.readOnly ? value !== account : !value && !filledOnce.current;
    if (isWanted) setValue(field.name, account);
    else filledOnce.current = true;
  });
}
