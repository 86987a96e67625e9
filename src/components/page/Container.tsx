import { styled } from '@mui/material/styles';
import { pageEdge } from '../../theme/space.ts';

/** Centres content between the page's gutters. It is itself as wide as what it stands in. */
export const Container = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  paddingInline: pageEdge,
});
