import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { notForwarded } from '../../theme/notForwarded.ts';
import { sectionPadding, type contentWidth } from '../../theme/space.ts';
import { Container } from './Container.tsx';

interface PageSectionProps {
  children: ReactNode;
  /** `tinted` sets the section off from its neighbours */
  background?: 'plain' | 'tinted';
  width?: keyof typeof contentWidth;
  id?: string;
  /** id of the heading that names the section */
  labelledBy?: string;
}

const Section = styled(
  'section',
  notForwarded('background'),
)<Pick<PageSectionProps, 'background'>>(({ theme }) => ({
  paddingTop: `var(--section-padding-top, ${sectionPadding})`,
  paddingBottom: sectionPadding,
  variants: [
    { props: { background: 'tinted' }, style: { backgroundColor: theme.vars.palette.background.tinted } },
  ],
}));

/** One section of a page, full width, with its content in the container. */
export function PageSection({ children, background = 'plain', width, id, labelledBy }: PageSectionProps) {
  return (
    <Section background={background} id={id} aria-labelledby={labelledBy}>
      <Container width={width}>{children}</Container>
    </Section>
  );
}
