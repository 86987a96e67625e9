import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

/** A link's look in a line of text. At least 24 px high, which a line of text is not in every size. */
export const TextButton = styled(Link)({
  minHeight: 24,
  font: 'inherit',
  textAlign: 'inherit',
}) as typeof Link;
