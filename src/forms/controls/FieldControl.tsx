import type { FieldValue } from '../../../contract/fields.ts';
import { hiddenAnswer } from '../../trace/replay/hiddenAnswer.ts';
import { CodeControl } from './CodeControl.tsx';
import type { ControlProps } from './controlProps.ts';
import { textOf } from '../engine/formContext.ts';
import { MultilineControl } from './MultilineControl.tsx';
import { PasswordControl } from './password/PasswordControl.tsx';
import type { PasswordRating } from './password/passwordRatingOf.ts';
import { RadioControl } from './RadioControl.tsx';
import { PlaceholderFile } from './resume/PlaceholderFile.ts';
import { ResumeControl } from './resume/ResumeControl.tsx';
import { SelectControl } from './SelectControl.tsx';
import type { OptionGroup } from './SelectControl.tsx';
import { TextControl } from './TextControl.tsx';

/** Props that only some controls use. */
export type ControlExtras = {
  /** Additional options of a select, chosen by another page. */
  group?: OptionGroup | undefined;
  /** Rates a new password while it is typed. */
  rate?: (password: string) => PasswordRating;
  /** The name of a file that was chosen earlier and could not be stored. */
  lastFile?: string | undefined;
  /** Whether the browser could not store the chosen file. */
  isFileUnkept?: boolean;
  /** A code that is being verified cannot be edited. */
  readOnly?: boolean;
};

type FieldControlProps = ControlExtras & Omit<ControlProps, 'value'> & { answer: FieldValue };

/**
 * The control of a field, from the closed list of contract/fields. No other control knows of the placeholders that the
 * replay of a trace shows.
 */
export function FieldControl({
  answer,
  group,
  rate,
  lastFile,
  isFileUnkept = false,
  readOnly = false,
  ...shared
}: FieldControlProps) {
  const props = { ...shared, value: textOf(answer) };
  // Only in the replay of a trace, which holds no answers.
  const isPlaceholder = answer === hiddenAnswer;
  switch (shared.field.control) {
    case 'multiline':
      return <MultilineControl {...props} />;
    case 'select':
      return <SelectControl {...props} group={group} isOutside={isPlaceholder} />;
    case 'radio':
      return <RadioControl {...props} />;
    case 'password':
      return <PasswordControl {...props} rate={isPlaceholder ? undefined : rate} />;
    case 'code':
      return <CodeControl {...props} readOnly={readOnly} />;
    case 'file':
      return (
        <ResumeControl
          {...shared}
          file={answer instanceof File ? answer : null}
          isKnownPdf={answer instanceof PlaceholderFile ? answer.isChecked : undefined}
          lastFile={lastFile}
          isUnkept={isFileUnkept}
        />
      );
    default:
      return <TextControl {...props} />;
  }
}
