import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';

/** A button or link in a line of text. At least 24 px high, because a line of small text may be lower. */
export const TextButton = styled(Link)({
  minHeight: 24,
  font: 'inherit',
  textAlign: 'inherit',
}) as typeof Link;
