import { styled } from '@mui/material/styles';

// Styled elements that the parts of the report share.

export const Text = styled('p')(({ theme }) => ({
  ...theme.typography.helper,
  lineHeight: 1.5,
  maxWidth: '66ch',
  marginTop: 10,
}));

export const QuietText = styled(Text)(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** A box that scrolls by itself, at most half a window high. */
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

/** A radio button or checkbox with its label; the whole row can be pressed. */
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
