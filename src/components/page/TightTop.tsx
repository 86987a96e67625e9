import { styled } from '@mui/material/styles';

/** Round a section that shares its ground with what stands above it: one space between the two is enough. */
export const TightTop = styled('div')({ '& > section': { paddingTop: 0 } });
