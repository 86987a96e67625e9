import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { notForwarded } from '../../theme/notForwarded.ts';
import { darkSectionScope } from '../../theme/scopes/darkSection.ts';
import { sectionPadding, type contentWidth } from '../../theme/space.ts';
import { Container } from './Container.tsx';

interface PageSectionProps {
  children: ReactNode;
  /** `band` sets the section off from its neighbours; `night` turns everything inside to night */
  ground?: 'plain' | 'band' | 'night';
  width?: keyof typeof contentWidth;
  id?: string;
  /** id of the heading that names the section */
  labelledBy?: string;
}

const Section = styled(
  'section',
  notForwarded('ground'),
)<Pick<PageSectionProps, 'ground'>>(({ theme }) => ({
  paddingTop: `var(--section-padding-top, ${sectionPadding})`,
  paddingBottom: sectionPadding,
  variants: [
    { props: { ground: 'band' }, style: { backgroundColor: theme.vars.palette.background.band } },
    { props: { ground: 'night' }, style: darkSectionScope },
  ],
}));

/** One section of a page, full width, with its content in the container. */
export function PageSection({ children, ground = 'plain', width, id, labelledBy }: PageSectionProps) {
  return (
    <Section ground={ground} id={id} aria-labelledby={labelledBy}>
      <Container width={width}>{children}</Container>
    </Section>
  );
}
