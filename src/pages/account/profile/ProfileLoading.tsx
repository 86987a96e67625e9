import { styled } from '@mui/material/styles';
import { profileCopy } from '../../../content/accounts/profile.ts';

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  maxWidth: 'min(60ch, 720px)',
  minHeight: '40vh',
  color: theme.vars.palette.text.secondary,
}));

/** Shown until the profile has loaded; the prerendered page has nothing else. */
export const ProfileLoading = () => <Line>{profileCopy.waiting}</Line>;
