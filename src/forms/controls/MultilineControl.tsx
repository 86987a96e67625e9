import OutlinedInput from '@mui/material/OutlinedInput';
import type { ControlProps } from './controlProps.ts';

/** px: one line of text, and the room above and below all lines */
const line = 27;
const room = 25;

/** Starts at the field's number of lines and grows with the text, by style sheet alone. */
export function MultilineControl({ field, id, value, invalid, describedBy, setValue, blur }: ControlProps) {
  const rows = field.rows ?? 3;
  return (
    <OutlinedInput
      multiline
      inputComponent="textarea"
      id={id}
      name={field.name}
      value={value}
      error={invalid}
      autoComplete={field.autoComplete ?? 'off'}
      aria-describedby={describedBy}
      onChange={({ target }) => setValue(field.name, target.value)}
      onBlur={() => blur(field, value)}
      inputProps={{ rows, type: undefined, required: field.required ?? false }}
      sx={{
        '& .MuiOutlinedInput-input': {
          height: 'auto',
          fieldSizing: 'content',
          minHeight: rows * line,
          padding: `${room / 2}px 16px`,
          resize: 'vertical',
          '@supports (field-sizing: content)': { resize: 'none' },
        },
      }}
      fullWidth
    />
  );
}
