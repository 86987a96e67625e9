import { styled } from '@mui/material/styles';
import { notForwarded } from '../../theme/notForwarded.ts';
import { contentWidth, gutter } from '../../theme/space.ts';

interface ContainerProps {
  /** widest content (theme/space.ts) */
  width?: keyof typeof contentWidth;
}

/** Centres content between the page's gutters. */
export const Container = styled(
  'div',
  notForwarded('width'),
)<ContainerProps>(({ width = 'page' }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: `calc(${contentWidth[width]} + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: gutter,
}));
