import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { positionsCopy } from '../../content/marketing/positions.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { applyDismissed, applyPressed, selectApplying } from '../../state/uiSlice.ts';
import { gutter } from '../../theme/space.ts';
import { ApplyingNote } from './ApplyingNote.tsx';

/** A bar at the lower edge of a phone; on wider windows its parts stand in the head of the page. */
const Bar = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('sm')]: {
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: 12,
    gridColumn: 1,
    gridRow: '1 / 4',
    alignSelf: 'end',
    position: 'sticky',
    bottom: 'var(--notice-space, 0px)',
    zIndex: 1,
    marginInline: `calc(-1 * ${gutter})`,
    padding: `12px ${gutter} calc(12px + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.default,
    // At 400 % zoom there is no room for it below the header and the chips.
    '@media (max-height: 400px)': { position: 'static' },
  },
  '@media print': { display: 'none' },
}));

const ApplyButton = styled(Button)(({ theme }) => ({
  gridRow: 1,
  [theme.breakpoints.up('sm')]: { marginBottom: 4 },
}));

const NoteRow = styled('div')(({ theme }) => ({
  gridRow: 2,
  gridColumn: '1 / -1',
  [theme.breakpoints.up('sm')]: { marginTop: 24 },
}));

/** ‘Apply Now’ of the whole page: it only says ‘Applying’ and goes nowhere (specification D21). */
export function ApplyBar() {
  const dispatch = useSiteDispatch();
  const applying = useSiteSelector(selectApplying);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Bar>
      <ApplyButton ref={button} variant="contained" onClick={() => dispatch(applyPressed())}>
        {positionsCopy.apply}
      </ApplyButton>
      {applying ? (
        <NoteRow>
          <ApplyingNote
            onDismiss={() => {
              dispatch(applyDismissed());
              button.current?.focus();
            }}
          />
        </NoteRow>
      ) : null}
    </Bar>
  );
}
