import type { Field } from '../../../../contract/fields.ts';
import { resetCopy } from '../../../content/accounts/accounts.ts';
import { AccountActions } from '../AccountParts.tsx';
import { BusyButton } from '../../parts/BusyButton.tsx';
import { ErrorSummary } from '../../parts/ErrorSummary.tsx';
import { FieldHint } from '../../parts/FieldHint.tsx';
import { useForm } from '../../engine/formContext.ts';
import { FormField } from '../../parts/FormField.tsx';
import { FieldGrid } from '../../parts/FormSection.tsx';

type ResetQuestionsProps = { fields: readonly Field[]; busy: boolean };

/** The new password, twice. */
export function ResetQuestions({ fields, busy }: ResetQuestionsProps) {
  const { visibleErrors } = useForm();
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
            below={differs(field) ? <FieldHint kind="info">{resetCopy.mismatchHint}</FieldHint> : undefined}
          />
        ))}
      </FieldGrid>
      <AccountActions>
        <BusyButton
          type="submit"
          size="large"
          label={resetCopy.submit}
          busyLabel={resetCopy.submitting}
          busy={busy}
        />
      </AccountActions>
    </>
  );
}
