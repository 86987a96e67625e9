import OutlinedInput from '@mui/material/OutlinedInput';
import { inputPropsOf } from './controlProps.ts';
import type { ControlProps } from './controlProps.ts';
import { pastedCodeOf } from './pastedCodeOf.ts';

/**
 * A one-time code in a single field without a length limit, so that pasted and autofilled codes arrive whole. Blanks
 * and words around the code are removed.
 */
export function CodeControl(props: ControlProps & { readOnly: boolean }) {
  const { field, setValue, readOnly } = props;
  return (
    <OutlinedInput
      {...inputPropsOf(props)}
      readOnly={readOnly}
      autoComplete={field.autoComplete ?? 'one-time-code'}
      onChange={({ target }) => setValue(field.name, pastedCodeOf(target.value))}
      inputProps={{
        inputMode: 'numeric',
        spellCheck: false,
        autoCapitalize: 'none',
        required: field.required ?? false,
      }}
      sx={(theme) => ({
        '& .MuiOutlinedInput-input': {
          ...theme.typography.code,
          // With its padding as high as other inputs, whose text is smaller.
          height: '1.75rem',
          fontSize: '1.375rem',
          letterSpacing: '.5em',
        },
      })}
      fullWidth
    />
  );
}
