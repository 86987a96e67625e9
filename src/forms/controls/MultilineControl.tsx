import OutlinedInput from '@mui/material/OutlinedInput';
import { inputPropsOf } from './controlProps.ts';
import type { ControlProps } from './controlProps.ts';

/** px: the height of a line of text, and the padding above and below all lines together. */
const line = 27;
const room = 25;

/** Starts at the field's number of lines and grows with the text, by CSS (`field-sizing`) alone. */
export function MultilineControl(props: ControlProps) {
  const { rows = 3, required = false } = props.field;
  return (
    <OutlinedInput
      multiline
      inputComponent="textarea"
      {...inputPropsOf(props)}
      inputProps={{ rows, type: undefined, required }}
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
