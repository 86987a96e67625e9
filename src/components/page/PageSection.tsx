import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { notForwarded } from '../../theme/notForwarded.ts';
import { sectionPadding } from '../../theme/space.ts';
import { belowFold } from './belowFold.ts';
import type { MeasuredHeights } from './belowFold.ts';
import { Container } from './Container.ts';

type PageSectionProps = {
  children: ReactNode;
  /** `tinted` sets the section off from its neighbours. */
  background?: 'plain' | 'tinted';
  /** Omits the padding above, for a section with the same background as the one above it, whose padding is enough. */
  tightTop?: boolean;
  /** Measured heights of a section below the fold (belowFold.ts). */
  heights?: MeasuredHeights;
  /** Id of the heading that names the section. */
  labelledBy: string;
};

const Section = styled(
  'section',
  notForwarded('background', 'tightTop', 'heights'),
)<Pick<PageSectionProps, 'background' | 'tightTop' | 'heights'>>(({ theme, heights }) => ({
  ...(heights && belowFold(theme, heights)),
  position: 'relative',
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
  heights,
  labelledBy,
}: PageSectionProps) {
  return (
    <Section background={background} tightTop={tightTop} heights={heights} aria-labelledby={labelledBy}>
      <Container>{children}</Container>
    </Section>
  );
}
