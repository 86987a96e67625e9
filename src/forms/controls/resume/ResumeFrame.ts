import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** px */
export const sheetSize = { width: 56, height: 76 };

/**
 * The frame around the file: dashed while it is empty, a card once there is a file. One element for both, so that the
 * button inside is not remounted and keeps the focus.
 */
export const ResumeFrame = styled('div')(({ theme }) => ({
  ...theme.typography.helper,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  // In wide windows as high as with a file, so that the button moves neither up nor down when one is chosen.
  minHeight: sheetSize.height + 35,
  padding: '24px',
  border: `2px dashed ${theme.vars.palette.border}`,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.field,
  color: theme.vars.palette.text.secondary,
  '&[data-state="wrong"]': { borderColor: theme.vars.palette.error.main },
  '&[data-state="chosen"]': {
    gap: 16,
    padding: '16px 16px 16px 20px',
    border: `1.5px solid ${theme.vars.palette.border}`,
    '--resume-button-order': 2,
  },
  '&[data-refused]': { borderColor: theme.vars.palette.error.main },
  [theme.breakpoints.down('sm')]: {
    '&:not([data-state="chosen"])': { flexDirection: 'column', alignItems: 'stretch', gap: 12, padding: 20 },
  },
  [theme.breakpoints.down('md')]: {
    '&[data-state="chosen"]': {
      flexWrap: 'wrap',
      gap: '6px 8px',
      padding: '16px 16px 8px',
      '&::after': {
        content: '""',
        order: 1,
        flexBasis: '100%',
        marginTop: 8,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      },
    },
  },
}));

/** Shown after the facts of the file, if there is one, but first in the focus order. */
export const ResumeButton = styled(Button)({ flex: 'none', order: 'var(--resume-button-order, 0)' });

/** The hint that a file can be dropped; not printed, as the button is not either. */
export const ResumeDropHint = styled('span')({ '@media print': { display: 'none' } });

/** The name of the file that was chosen last time. */
export const ResumeLastName = styled('strong')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  overflowWrap: 'anywhere',
}));

/** Covers the frame while a file is dragged over it. */
export const ResumeDropOverlay = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: -2,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  paddingInline: 24,
  border: `2px solid ${theme.vars.palette.primary.main}`,
  borderRadius: 'inherit',
  backgroundColor: theme.vars.palette.primary.container,
  color: theme.vars.palette.primary.onContainer,
  fontSize: '1.125rem',
  fontWeight: 600,
  pointerEvents: 'none',
}));

/** The sheet of paper next to the name of the file. */
export const ResumeSheet = styled('span')(({ theme }) => ({
  ...theme.typography.button,
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  flex: 'none',
  overflow: 'hidden',
  ...sheetSize,
  paddingTop: 2,
  borderRadius: 6,
  fontSize: '0.8125rem',
  fontWeight: 700,
  backgroundColor: theme.vars.palette.secondary.container,
  color: theme.vars.palette.secondary.onContainer,
}));

export const ResumeFacts = styled('div')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  [theme.breakpoints.down('md')]: { flexBasis: 'calc(100% - 72px)' },
}));

export const ResumeName = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  fontSize: '1.125rem',
  fontWeight: 600,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
}));

export const ResumeSize = styled('p')(({ theme }) => theme.typography.body2);
