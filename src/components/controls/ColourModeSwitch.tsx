import { styled } from '@mui/material/styles';
import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { colourModeAttribute, colourModes } from '../../theme/tokens/colourModes.ts';
import type { ColourMode } from '../../theme/tokens/colourModes.ts';
import { useHydrated } from '../../hydration/useHydrated.ts';
import { VisuallyHidden, visuallyHidden } from '../text/VisuallyHidden.ts';

type ColourModeSwitchProps = {
  value: ColourMode;
  onChange: (choice: ColourMode) => void;
  /** Name of the group, for screen readers. */
  legend: string;
  labels: Readonly<Record<ColourMode, string>>;
};

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 4,
  border: `1.5px solid ${theme.vars.palette.border}`,
  borderRadius: 26,
}));

const Radio = styled('input')(visuallyHidden);

/** Centres the visually hidden radio, because assistive technology clicks at the radio's own position. */
const Choice = styled('label')({ display: 'inline-grid', placeItems: 'center' });

/** Follows its radio, so that `+` can style the checked and focused states; `:has` would need Firefox 121. */
const Segment = styled('span')(({ theme }) => ({
  fontFamily: theme.typography.button.fontFamily,
  fontWeight: 600,
  fontSize: '0.9375rem',
  lineHeight: 1,
  // Inline, so that segments wrap where text at 200 % leaves no room for a row.
  display: 'inline-grid',
  placeItems: 'center',
  minHeight: 36,
  // The letters of this typeface sit below the middle of a line this low.
  padding: '0 16px 2px',
  borderRadius: 18,
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
  'input:checked + &': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  },
  'input:focus-visible + &': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '@media (forced-colors: active)': {
    // An outline would look like the focus ring.
    'input:checked + &': { border: '2px solid CanvasText' },
  },
}));

/** Light, dark, or as the device says: one of three. */
export function ColourModeSwitch({ value, onChange, legend, labels }: ColourModeSwitchProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // A choice made in the prerendered HTML, before this code ran, counts too.
  const takeOver = useEffectEvent(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const choice = colourModes.find((one) => one === early);
    if (choice && choice !== value) onChange(choice);
  });
  useLayoutEffect(() => takeOver(), []);
  // Browsers restore a control's last value by its name when the visitor comes back to the page, and `takeOver` would
  // count that as a choice made now. So the radios have another name after hydration than in the HTML.
  const hydrated = useHydrated();
  return (
    <Group ref={group} {...{ [colourModeAttribute]: '' }}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {colourModes.map((choice) => (
        <Choice key={choice}>
          <Radio
            type="radio"
            name={hydrated ? `${name}hydrated` : name}
            value={choice}
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          <Segment>{labels[choice]}</Segment>
        </Choice>
      ))}
    </Group>
  );
}
