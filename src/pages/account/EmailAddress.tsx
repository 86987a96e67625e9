import { styled } from '@mui/material/styles';
import { BreakableAddress } from '../../components/text/BreakableAddress.tsx';

const Address = styled('strong')(({ theme }) => ({
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
}));

type EmailAddressProps = {
  email: string;
  /** Punctuation that follows the address and must stay on its line. */
  after: string;
};

/** The address of an account inside a sentence. */
export const EmailAddress = ({ email, after }: EmailAddressProps) => (
  <Address>
    <BreakableAddress email={email} after={after} />
  </Address>
);
