import { styled } from '@mui/material/styles';
import { contentWidth, gutter } from '../theme/space.ts';

interface ContainerProps {
  /** widest content: `page` 1152, `text` 960, `form` 480 px */
  width?: keyof typeof contentWidth;
}

/** Centres content between the page's gutters. */
export const Container = styled('div', {
  shouldForwardProp: (name) => name !== 'width' && name !== 'sx',
})<ContainerProps>(({ width = 'page' }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: `calc(${contentWidth[width]}px + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: gutter,
}));
