import { styled } from '@mui/material/styles';

/** The mask through which the line of a DrawnSvg shows. */
export const DrawnMask = styled('mask')({ maskType: 'alpha' });
