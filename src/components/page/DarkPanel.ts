import { styled } from '@mui/material/styles';
import { notForwarded } from '../../theme/notForwarded.ts';
import { darkSectionScope } from '../../theme/scopes/darkSection.ts';

type DarkPanelProps = {
  /** `panel`: rounded, inside the container; `fullWidth`: from edge to edge, as the footer. */
  shape?: 'panel' | 'fullWidth';
};

/**
 * A dark background, the same in both colour modes. Buttons, links, drawings and focus rings inside take the colours of
 * dark sections by themselves; the filled button is turmeric. It has no padding of its own; `as` chooses the element.
 */
export const DarkPanel = styled(
  'div',
  notForwarded('shape'),
)<DarkPanelProps>({
  ...darkSectionScope,
  variants: [
    {
      props: ({ shape }: DarkPanelProps) => shape !== 'fullWidth',
      style: {
        borderRadius: 28,
        '@media (forced-colors: active), print': { border: '1px solid CanvasText' },
      },
    },
  ],
});
