import { memo } from 'react';
import type { ReactNode } from 'react';
import type { Field, FieldValue } from '../../../contract/fields.ts';
import { formatMessages } from '../../../contract/messages.ts';
import { LiveRegion } from '../../components/feedback/LiveRegion.tsx';
import { controlIdOf } from '../engine/focus/focusControl.ts';
import { FieldControl } from '../controls/FieldControl.tsx';
import type { ControlExtras } from '../controls/FieldControl.tsx';
import { CharacterCount, charactersLeftOf } from './CharacterCount.tsx';
import { FieldLayout } from './FieldLayout.tsx';
import { FieldHint } from './FieldHint.tsx';
import { textOf, useForm } from '../engine/formContext.ts';
import type { FormContext } from '../engine/formContext.ts';
import { hintOf, mayHaveHint } from '../controls/hintOf.ts';
import { resumeDetailOf } from '../controls/resume/resumeDetailOf.ts';

type FormFieldProps = ControlExtras & {
  field: Field;
  /** Replaces the field's own help; null shows none. */
  help?: string | null;
  /** An error from the form itself, shown instead of that of a broken rule. */
  error?: string | undefined;
  /** Marks the control as invalid because of the content of `below`. */
  wrong?: boolean;
  /** A button at the control's end. */
  beside?: ReactNode;
  /** What the form says about this answer, below the control. */
  below?: ReactNode;
  /** Sets what the visitor entered, instead of the form's own function, where that has consequences. */
  setValue?: FormContext['setValue'];
};

type ViewProps = FormFieldProps &
  Pick<FormContext, 'form' | 'setValue' | 'blur'> & {
    value: FieldValue;
    /** A remark on the answer. */
    hint: string | undefined;
  };

/** Memoised, because the form's context changes with every keystroke. */
const FieldView = memo(function FieldView(props: ViewProps) {
  const { field, form, value, hint, error, wrong = false, beside, setValue, blur, ...extras } = props;
  const id = controlIdOf(form, field.name);
  const help = props.help === undefined ? field.help : (props.help ?? undefined);
  const left = charactersLeftOf(field, textOf(value));
  const saysBelow = hint !== undefined || left !== undefined || props.below !== undefined;
  const parts = {
    help: help !== undefined,
    error: error !== undefined,
    below: saysBelow,
  };
  // The live region of a hint is rendered before the hint has text, or screen readers would not announce it.
  const below = (saysBelow || mayHaveHint(field)) && (
    <>
      {mayHaveHint(field) && (
        <LiveRegion>{hint !== undefined && <FieldHint kind="info">{hint}</FieldHint>}</LiveRegion>
      )}
      {left !== undefined && <CharacterCount left={left} />}
      {props.below}
    </>
  );
  const ids = Object.entries(parts).flatMap(([part, there]) => (there ? [`${id}-${part}`] : []));
  const describedBy = ids.length > 0 ? ids.join(' ') : undefined;
  return (
    <FieldLayout
      field={field}
      id={id}
      help={help}
      error={error}
      beside={beside}
      below={below}
      describedBy={describedBy}
      detail={value instanceof File && error === formatMessages.pdf ? resumeDetailOf(value) : undefined}
    >
      <FieldControl
        {...extras}
        field={field}
        id={id}
        describedBy={describedBy}
        setValue={setValue}
        blur={blur}
        answer={value}
        invalid={error !== undefined || wrong}
      />
    </FieldLayout>
  );
});

/** One field of the surrounding form: label, help, control, error. */
export function FormField(props: FormFieldProps) {
  const { form, values, visibleErrors, setValue, blur } = useForm();
  const { name } = props.field;
  const visibleError = visibleErrors.find(({ field }) => field.name === name)?.message;
  const error = props.error ?? visibleError;
  return (
    <FieldView
      {...props}
      form={form}
      setValue={props.setValue ?? setValue}
      blur={blur}
      value={values[name] ?? ''}
      // Beside an error, a remark such as “is that right?” would ask what is already answered.
      hint={error === undefined ? hintOf(props.field, values) : undefined}
      error={error}
    />
  );
}
