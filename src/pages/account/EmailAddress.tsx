import { styled } from '@mui/material/styles';
import { halvesOfEmail } from '../../components/text/halvesOfEmail.ts';

const Address = styled('strong')(({ theme }) => ({
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
}));

/** The address of an account inside a sentence: where it is too long for its line it breaks before its @. */
export function EmailAddress({ email }: { email: string }) {
  const [local, domain] = halvesOfEmail(email);
  return (
    <Address key={email}>
      {local}
      <wbr />
      {domain}
    </Address>
  );
}
