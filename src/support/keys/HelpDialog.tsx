import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { Fragment, useId } from 'react';
import { KeyName } from '../../components/icons/KeyName.tsx';
import { keyHelp } from '../../content/trace/supportKeys.ts';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { Choice } from '../../dialogs/report/reportStyles.ts';
import { isCharacterKey } from './commandOf.ts';

const copy = supportCopy.help;

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '6px 20px',
  alignItems: 'baseline',
  margin: '20px 0 16px',
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

const Quiet = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginInlineStart: 36,
  color: theme.vars.palette.text.secondary,
}));

type HelpDialogProps = {
  open: boolean;
  /** Whether letters and signs work as shortcuts. */
  characterKeys: boolean;
  onCharacterKeys: (on: boolean) => void;
  onClose: () => void;
};

/** Lists all keys of the screen, with a checkbox that switches letters and signs off (WCAG 2.1.4). */
export function HelpDialog({ open, characterKeys, onCharacterKeys, onClose }: HelpDialogProps) {
  const title = useId();
  const note = useId();
  const isOff = (keys: readonly string[]) => !characterKeys && keys.every(isCharacterKey);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{copy.title}</DialogTitle>
      <DialogContent>
        <Choice>
          <input
            type="checkbox"
            checked={characterKeys}
            aria-describedby={note}
            onChange={({ target }) => onCharacterKeys(target.checked)}
          />
          {copy.characterKeys}
        </Choice>
        <Note id={note}>{copy.characterKeysNote}</Note>
        <List>
          {Object.values(keyHelp).map(({ keys, does }) => (
            <Fragment key={does}>
              <dt>
                {keys.map((key, at) => (
                  <Fragment key={key}>
                    {at > 0 && ' + '}
                    <Key>
                      <KeyName name={key} />
                    </Key>
                  </Fragment>
                ))}
              </dt>
              <dd>
                {does}
                {isOff(keys) && <Quiet> {copy.off}</Quiet>}
              </dd>
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
