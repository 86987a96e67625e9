import { styled } from '@mui/material/styles';

/** The heading of a part of a SheetDialog. */
export const SheetHeading = styled('h3')(({ theme }) => ({ ...theme.typography.h5, margin: '28px 0 8px' }));
