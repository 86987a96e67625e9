import OutlinedInput from '@mui/material/OutlinedInput';
import type { ControlProps } from './controlProps.ts';

/** A one-time code in one field of free length: pasted and filled-in codes arrive whole, blanks cost nothing. */
export function CodeControl({ field, id, value, invalid, describedBy, setValue, blur }: ControlProps) {
  return (
    <OutlinedInput
      id={id}
      name={field.name}
      value={value}
      error={invalid}
      autoComplete={field.autoComplete ?? 'one-time-code'}
      aria-describedby={describedBy}
      onChange={({ target }) => setValue(field.name, target.value.replace(/[\s-]/g, ''))}
      onBlur={() => blur(field, value)}
      inputProps={{
        inputMode: 'numeric',
        spellCheck: false,
        autoCapitalize: 'none',
        required: field.required ?? false,
      }}
      sx={(theme) => ({
        '& .MuiOutlinedInput-input': {
          ...theme.typography.code,
          fontSize: '1.375rem',
          letterSpacing: '.5em',
        },
      })}
      fullWidth
    />
  );
}
