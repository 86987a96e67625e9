import { styled } from '@mui/material/styles';
import { CopyButton } from '../../components/controls/CopyButton.tsx';
import { supportCopy } from '../../content/trace/supportScreen.ts';

const copy = supportCopy.ticket;

const Text = styled('textarea')(({ theme }) => ({
  ...theme.typography.code,
  fontSize: '0.875rem',
  width: '100%',
  marginTop: 8,
  padding: 12,
  borderRadius: 8,
  border: `1.5px solid ${theme.vars.palette.border}`,
  backgroundColor: theme.vars.palette.background.field,
  color: theme.vars.palette.text.primary,
}));

const Place = styled('div')({ minWidth: 0 });

const Ticket = ({ text }: { text: () => string }) => (
  <Text readOnly rows={8} aria-label={copy.text} value={text()} />
);

/** Copies a summary; if the browser does not allow that, the text is shown to be copied by hand. */
export const CopyTicket = ({ text }: { text: () => string }) => (
  <Place>
    <CopyButton label={copy.copy} text={text}>
      <Ticket text={text} />
    </CopyButton>
  </Place>
);
