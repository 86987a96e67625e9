import { styled } from '@mui/material/styles';

/** Below this height the panel would not fit under the mark and the tagline. */
const lowWindow = '@media (max-height: 580px)';

export const Panel = styled('section')(({ theme }) => ({
  maxWidth: 440,
  margin: '28px auto 0',
  textAlign: 'left',
  // It takes the keyboard from a script, and Tab leads on to its button.
  outline: 'none',
  [lowWindow]: {
    position: 'fixed',
    inset: 'auto 0 0',
    maxWidth: 'none',
    margin: 0,
    padding: '12px 20px 16px',
    backgroundColor: theme.vars.palette.background.raised,
  },
}));

export const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 48,
});

export const Title = styled('p')({ fontWeight: 600, lineHeight: 1.4 });

export const Share = styled('p')(({ theme }) => ({
  ...theme.typography.helper,
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
}));
