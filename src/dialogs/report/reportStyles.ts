import { styled } from '@mui/material/styles';

// What the parts of the report look like.

export const Heading = styled('h3')(({ theme }) => ({ ...theme.typography.h5, margin: '28px 0 8px' }));

export const Text = styled('p')(({ theme }) => ({
  ...theme.typography.helper,
  lineHeight: 1.5,
  marginTop: 10,
}));

export const QuietText = styled(Text)(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** A place that scrolls by itself, not higher than half a window. */
export const Scroller = styled('section')(({ theme }) => ({
  maxHeight: 'min(340px, 50vh)',
  marginTop: 10,
  overflow: 'auto',
  padding: '12px 16px',
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.sunken,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

/** A radio or a box with its words beside it; the whole row answers. */
export const Choice = styled('label')(({ theme }) => ({
  ...theme.typography.helper,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  minHeight: 44,
  padding: '10px 0',
  cursor: 'pointer',
  '& input': {
    flex: 'none',
    width: 24,
    height: 24,
    margin: 0,
    accentColor: theme.vars.palette.primary.main,
    cursor: 'pointer',
  },
}));
