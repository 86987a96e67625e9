import { styled } from '@mui/material/styles';
import { notForwarded } from '../../theme/notForwarded.ts';
import { contentWidth, gutter, pageEdge } from '../../theme/space.ts';

type ContainerProps = {
  /** widest content (theme/space.ts) */
  width?: keyof typeof contentWidth;
};

/** Centres content between the page's gutters. It is itself as wide as what it stands in. */
export const Container = styled(
  'div',
  notForwarded('width'),
)<ContainerProps>(({ width = 'page' }) => ({
  boxSizing: 'border-box',
  width: '100%',
  paddingInline: width === 'page' ? pageEdge : `max(${gutter}, (100% - ${contentWidth[width]}) / 2)`,
}));
