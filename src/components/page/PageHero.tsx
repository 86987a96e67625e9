import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fluid } from '../../theme/fluid.ts';
import { pageHead } from '../../theme/pageHead.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Container } from './Container.ts';

type PageHeroProps = {
  /** Name of the navigation for screen readers. */
  label: string;
  crumbs: readonly { label: string; to?: string }[];
  heading: ReactNode;
  /** One paragraph below the heading. */
  introduction: ReactNode;
  /** What follows the paragraph: buttons, facts. */
  children?: ReactNode;
  /** Beside the words, below them on narrow windows. */
  art: ReactNode;
};

const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  alignItems: 'center',
  padding: `${pageHead.heading} 0 ${fluid(48, 88)}`,
  [theme.breakpoints.up(768)]: { gridTemplateColumns: 'minmax(0, 54fr) minmax(0, 46fr)', gap: 32 },
  [theme.breakpoints.up('md')]: { gap: 48 },
}));

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  margin: `${pageHead.heroIntroduction} 0 32px`,
  maxWidth: '33em',
  color: theme.vars.palette.text.secondary,
}));

const Art = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 380,
  marginInline: 'auto',
  [theme.breakpoints.up(768)]: { maxWidth: 500, marginRight: 0 },
  [theme.breakpoints.up('xl')]: { maxWidth: 560 },
}));

/** The head of an inner page: its breadcrumbs, its heading and one drawing. */
export function PageHero({ label, crumbs, heading, introduction, children, art }: PageHeroProps) {
  return (
    <Container sx={{ pt: pageHead.crumbs }}>
      <Breadcrumbs label={label} crumbs={crumbs} />
      <Split>
        <div>
          <Typography variant="h1" tabIndex={-1}>
            {heading}
          </Typography>
          <Lead>{introduction}</Lead>
          {children}
        </div>
        <Art>{art}</Art>
      </Split>
    </Container>
  );
}
