import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { submissionCopy } from '../../content/applications/applications.ts';
import { notForwarded } from '../../theme/notForwarded.ts';
import type { ControlProps } from './controlProps.ts';

/**
 * One row if the container is at least `room` wide, else one below the other. `room` is in rem, so that it grows with
 * the visitor's text size.
 * @param share the minimum share of the row for each column, less than an equal share
 */
const rowFrom = (room: string, share: string) => ({
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${share}, (${room} - 100%) * 999)), 1fr))`,
});

const Cards = styled(
  'div',
  notForwarded('count'),
)<{ count: number }>(({ theme }) => ({
  display: 'grid',
  gap: 12,
  variants: [
    {
      props: { count: 2 },
      style: { ...rowFrom('18rem', '40%'), [theme.breakpoints.up('sm')]: { columnGap: 20 } },
    },
    { props: { count: 3 }, style: rowFrom('25rem', '30%') },
  ],
}));

const Card = styled(FormControlLabel)(({ theme }) => ({
  minHeight: 52,
  margin: 0,
  padding: '0 16px 0 6px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.field,
  boxShadow: `inset 0 0 0 1.5px ${theme.vars.palette.border}`,
  '& .MuiFormControlLabel-label': { fontSize: '1.125rem' },
  '&:hover': { boxShadow: `inset 0 0 0 1.5px ${theme.vars.palette.text.secondary}` },
  '&:has(:checked)': {
    backgroundColor: theme.vars.palette.primary.container,
    color: theme.vars.palette.primary.onContainer,
    boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
    '& .MuiFormControlLabel-label': { fontWeight: 600 },
  },
  // Replaces the radio's own focus ring. Firefox before 121 has no `:has` and keeps that one.
  '&:has(:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
    '& .MuiRadio-root.Mui-focusVisible svg': { outline: 'none' },
  },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
}));

/** A few choices, each on a card. The surrounding FieldLayout is the radio group, with label, error and help. */
export function RadioControl({ field, id, value, invalid, setValue, blur }: ControlProps) {
  const options = field.options ?? [];
  const first = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Cards count={options.length}>
        {options.map((option, index) => (
          <Card
            key={option.value}
            value={option.value}
            label={option.label}
            control={
              <Radio
                id={index === 0 ? id : `${id}-${option.value}`}
                name={field.name}
                checked={option.value === value}
                onChange={() => setValue(field.name, option.value)}
                onBlur={({ relatedTarget }) => {
                  const stays =
                    relatedTarget instanceof HTMLInputElement && relatedTarget.name === field.name;
                  if (!stays) blur(field, value);
                }}
                disableRipple
                // `required` only on the input: on the Radio it would add an asterisk to each label.
                slotProps={{
                  input: {
                    ref: index === 0 ? first : undefined,
                    required: field.required ?? false,
                    // Otherwise browsers report each radio of a required group as invalid while none is chosen.
                    'aria-invalid': invalid,
                    autoComplete: field.autoComplete,
                  },
                }}
              />
            }
          />
        ))}
      </Cards>
      {!field.required && value !== '' && (
        <Button
          sx={{ marginTop: 1 }}
          onClick={() => {
            setValue(field.name, '');
            // The button is removed with the answer, so the focus moves to the first choice.
            first.current?.focus();
          }}
        >
          {submissionCopy.clear}
        </Button>
      )}
    </div>
  );
}
