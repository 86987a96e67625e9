import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { Fragment, useId } from 'react';
import { keyHelp } from '../../content/trace/supportKeys.ts';
import { supportCopy } from '../../content/trace/supportScreen.ts';

const copy = supportCopy.help;

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '8px 20px',
  alignItems: 'baseline',
  margin: '12px 0 16px',
}));

const Key = styled('kbd')(({ theme }) => ({
  ...theme.typography.code,
  display: 'inline-block',
  minWidth: '2.2em',
  padding: '1px 8px',
  textAlign: 'center',
  fontSize: '0.875rem',
  borderRadius: 6,
  border: `1.5px solid ${theme.vars.palette.border}`,
}));

interface HelpDialogProps {
  open: boolean;
  onClose: () => void;
}

/** All keys of the screen. */
export function HelpDialog({ open, onClose }: HelpDialogProps) {
  const title = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{copy.title}</DialogTitle>
      <DialogContent>
        <List>
          {Object.values(keyHelp).map(({ keys, does }) => (
            <Fragment key={does}>
              <dt>
                {keys.map((key, at) => (
                  <Fragment key={key}>
                    {at > 0 && ' + '}
                    <Key>{key}</Key>
                  </Fragment>
                ))}
              </dt>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </List>
        <p>{copy.note}</p>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {copy.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
