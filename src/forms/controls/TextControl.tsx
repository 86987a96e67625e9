import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import type { WheelEvent } from 'react';
import { isoDayOf } from '../../../contract/times/dates.ts';
import { useHydrated } from '../../hydration/useHydrated.ts';
import { inputPropsOf } from './controlProps.ts';
import type { ControlProps } from './controlProps.ts';

/** Number inputs without the browser's spin buttons, which change a number by an accidental touch. */
const Input = styled(OutlinedInput)({
  '& .MuiOutlinedInput-input[type=number]': { appearance: 'textfield' },
  '& .MuiOutlinedInput-input::-webkit-inner-spin-button': { appearance: 'none' },
});

/** Chromium counts up and down by the wheel in a number that has the focus, although its buttons are hidden. */
const leaveOnWheel = ({ target }: WheelEvent) => {
  if (target instanceof HTMLElement) target.blur();
};

const numberRules = { inputMode: 'decimal', min: 0, step: 'any' } as const;

/** Plain inputs: text, email, tel, url, number, date, time, datetime-local. The `type` is the field's control. */
export function TextControl(props: ControlProps) {
  const { field, id } = props;
  // The latest possible date of birth depends on the current day, which the prerendered HTML cannot contain.
  const isBirthday = field.range === 'birth';
  const latest = useHydrated(isBirthday) && isBirthday ? isoDayOf() : undefined;
  // The unit is a part of the accessible name: screen readers would not read the adornment at the end of the input.
  const unit = field.suffix === undefined ? undefined : `${id}-unit`;

  return (
    <Input
      {...inputPropsOf(props)}
      type={field.control}
      readOnly={field.readOnly ?? false}
      onWheel={field.control === 'number' ? leaveOnWheel : undefined}
      inputProps={{
        ...(field.control === 'number' && numberRules),
        ...(unit !== undefined && { 'aria-labelledby': `${id}-label ${unit}` }),
        max: latest,
        required: field.required ?? false,
      }}
      endAdornment={
        field.readOnly ? (
          <InputAdornment position="end">
            <LockOutlined fontSize="small" />
          </InputAdornment>
        ) : (
          field.suffix && (
            <InputAdornment position="end" id={unit}>
              {field.suffix}
            </InputAdornment>
          )
        )
      }
      fullWidth
    />
  );
}
