import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { submissionCopy } from '../../content/applications/applications.ts';
import { notForwarded } from '../../theme/notForwarded.ts';
import type { ControlProps } from './controlProps.ts';

/**
 * One row where there is room for it, else one below the other. The room is counted in the size of the visitor's text.
 * @param share part of the row that each takes at least, less than an equal one
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
  // In the place of the radio's own ring, which stays where Firefox before 121 knows no `:has`.
  '&:has(:focus-visible)': {
    outline: `3px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
    '& .MuiRadio-root.Mui-focusVisible svg': { outline: 'none' },
  },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
}));

/** Few choices, all in sight: one card each. The frame round them is the group and carries label, error and help. */
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
                // Not ‘required’ on the radio itself: its label would be given a star.
                slotProps={{
                  input: {
                    ref: index === 0 ? first : undefined,
                    required: field.required ?? false,
                    // Or browsers call each of a required group invalid while none is chosen.
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
            // The button goes with the answer; the keyboard must not go with it.
            first.current?.focus();
          }}
        >
          {submissionCopy.clear}
        </Button>
      )}
    </div>
  );
}
