import { styled } from '@mui/material/styles';
import { darkSectionScope } from '../../theme/scopes/darkSection.ts';

interface NightPanelProps {
  /** `panel`: rounded, inside the container; `band`: from edge to edge, as the footer */
  shape?: 'panel' | 'band';
}

/**
 * A night ground, the same in both schemes. Buttons, links, drawings and focus rings inside take their night colours by
 * themselves; the filled button is turmeric. It has no padding of its own; `as` chooses the element.
 */
export const DarkPanel = styled('div', {
  shouldForwardProp: (name) => name !== 'shape' && name !== 'sx' && name !== 'as',
})<NightPanelProps>({
  ...darkSectionScope,
  variants: [
    {
      props: ({ shape }: NightPanelProps) => shape !== 'band',
      style: {
        borderRadius: 28,
        '@media (forced-colors: active), print': { border: '1px solid CanvasText' },
      },
    },
  ],
});
