import { styled } from '@mui/material/styles';

/** Round a section that shares its ground with the one above: one space between the two is enough. */
export const Following = styled('div')({ '& > section': { paddingTop: 0 } });
