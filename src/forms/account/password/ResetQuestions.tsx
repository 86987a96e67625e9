import { useCallback } from 'react';
import type { Field } from '../../../../contract/fields.ts';
import type { CallError } from '../../../api/apiError.ts';
import { resetCopy } from '../../../content/accounts/accounts.ts';
import { AccountActions } from '../AccountParts.tsx';
import { SubmitButton } from '../../parts/SubmitButton.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { passwordRatingOf } from '../../controls/password/passwordRatingOf.ts';
import { usePasswordRefusal } from '../../controls/password/usePasswordRefusal.ts';
import { useForm } from '../../engine/formContext.ts';
import { FormField } from '../../parts/FormField.tsx';
import { FieldGrid } from '../../parts/FormSection.tsx';

type ResetQuestionsProps = { fields: readonly Field[]; email: string; error: CallError | undefined };

/** The new password, twice. */
export function ResetQuestions({ fields, email, error }: ResetQuestionsProps) {
  const { visibleErrors } = useForm();
  const refusal = usePasswordRefusal('newPassword', error);
  const rate = useCallback((password: string) => passwordRatingOf(password, email), [email]);
  const differs = ({ equals, name }: Field) =>
    equals !== undefined &&
    visibleErrors.some(({ field, message }) => field.name === name && message === equals.message);
  return (
    <>
      <ErrorSummary />
      <FieldGrid>
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            {...(field.name === 'newPassword' && { rate, error: refusal })}
            below={differs(field) ? <FieldHint kind="info">{resetCopy.mismatchHint}</FieldHint> : undefined}
          />
        ))}
      </FieldGrid>
      <AccountActions>
        <SubmitButton label={resetCopy.submit} busyLabel={resetCopy.submitting} />
      </AccountActions>
    </>
  );
}
