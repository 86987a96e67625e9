import { styled } from '@mui/material/styles';

const Address = styled('strong')(({ theme }) => ({
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
}));

/** The address of an account inside a sentence: where it is too long for its line it breaks before its @. */
export function EmailAddress({ email }: { email: string }) {
  const at = Math.max(email.lastIndexOf('@'), 0);
  return (
    <Address key={email}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Address>
  );
}
