import { styled } from '@mui/material/styles';
import { pageEdge } from '../../theme/space.ts';

/** Centres content between the page's gutters. The element itself is as wide as its parent. */
export const Container = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  paddingInline: pageEdge,
});
