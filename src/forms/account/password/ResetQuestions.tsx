import { useCallback } from 'react';
import type { Field } from '../../../../contract/fields.ts';
import type { CallError } from '../../../api/apiError.ts';
import { failureOf } from '../../../api/failure.ts';
import { resetCopy } from '../../../content/accounts/accounts.ts';
import { LeaveWarning } from '../../../navigation/LeaveWarning.ts';
import { AccountActions } from '../AccountParts.tsx';
import { SubmitButton } from '../../parts/SubmitButton.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { passwordRatingOf } from '../../controls/password/passwordRatingOf.ts';
import { usePasswordRefusal } from '../../controls/password/usePasswordRefusal.ts';
import { textOf, useForm } from '../../engine/formContext.ts';
import { useSubmitting } from '../../engine/useSubmitting.ts';
import { FormField } from '../../parts/FormField.tsx';
import { FieldGrid } from '../../parts/FormSection.tsx';

/** The status of a response while the address is not verified, or no longer is. */
export const notVerified = 403;

type ResetQuestionsProps = { fields: readonly Field[]; email: string; error: CallError | undefined };

/** The new password, twice. */
export function ResetQuestions({ fields, email, error }: ResetQuestionsProps) {
  const { visibleErrors, values } = useForm();
  const isTyped = fields.some(({ name }) => textOf(values[name]) !== '');
  // What is being sent may be set whether the visitor stays or not; what another code has to come before is sent by no press.
  const wouldLose = !useSubmitting() && isTyped && failureOf(error)?.status !== notVerified;
  const refusal = usePasswordRefusal('newPassword', error);
  const rate = useCallback((password: string) => passwordRatingOf(password, email), [email]);
  const differs = ({ equals, name }: Field) =>
    equals !== undefined &&
    visibleErrors.some(({ field, message }) => field.name === name && message === equals.message);
  return (
    <>
      <LeaveWarning wouldLose={wouldLose} question="resetPassword.leave" />
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
