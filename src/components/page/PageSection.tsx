import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { notForwarded } from '../../theme/notForwarded.ts';
import { sectionPadding, type contentWidth } from '../../theme/space.ts';
import { Container } from './Container.tsx';

interface PageSectionProps {
  children: ReactNode;
  /** `tinted` sets the section off from its neighbours */
  background?: 'plain' | 'tinted';
  /** without space above: for a section that shares its background with what stands above it, one space is enough */
  tightTop?: boolean;
  width?: keyof typeof contentWidth;
  id?: string;
  /** id of the heading that names the section */
  labelledBy?: string;
}

const Section = styled(
  'section',
  notForwarded('background', 'tightTop'),
)<Pick<PageSectionProps, 'background' | 'tightTop'>>(({ theme }) => ({
  paddingBlock: sectionPadding,
  variants: [
    { props: { tightTop: true }, style: { paddingTop: 0 } },
    { props: { background: 'tinted' }, style: { backgroundColor: theme.vars.palette.background.tinted } },
  ],
}));

/** One section of a page, full width, with its content in the container. */
export function PageSection({
  children,
  background = 'plain',
  tightTop = false,
  width,
  id,
  labelledBy,
}: PageSectionProps) {
  return (
    <Section background={background} tightTop={tightTop} id={id} aria-labelledby={labelledBy}>
      <Container width={width}>{children}</Container>
    </Section>
  );
}
