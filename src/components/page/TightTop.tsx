import { styled } from '@mui/material/styles';

/** Round a section that shares its background with what stands above it: one space between the two is enough. */
export const TightTop = styled('div')({ '--section-padding-top': 0 });
