import { useLayoutEffect, useRef } from 'react';
import { useForm } from '../engine/formContext.ts';

/**
 * Fills the account's address into the form's email field. A read-only field always has the account's address, whatever
 * the browser put back into it on a reload; an editable one is filled in once, if it is empty.
 */
export function useAccountEmail(account: string | null): void {
  const { fields, values, setValue } = useForm();
  const field = fields.find(({ control }) => control === 'email');
  const filledOnce = useRef(false);

  useLayoutEffect(() => {
    if (account === null || !field) return;
    const value = values[field.name];
    const needsFilling = field.readOnly ? value !== account : !value && !filledOnce.current;
    if (needsFilling) setValue(field.name, account);
    else filledOnce.current = true;
  }, [account, field, values, setValue]);
}
