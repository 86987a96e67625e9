import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { PageSection } from '../../components/page/PageSection.tsx';
import { SectionHeading } from '../../components/page/SectionHeading.tsx';
import { Logo } from '../../components/icons/Logo.tsx';
import { Tabs, tabIdOf } from '../../components/controls/Tabs.tsx';
import { homeCopy } from '../../content/home/home.ts';
import { frontend } from '../../content/technologies/frontend.ts';
import { otherTechnologies } from '../../content/technologies/others.ts';
import { technologyTabs } from '../../content/technologies/technologies.ts';
import { useSiteDispatch, useSiteSelector } from '../../state/hooks.ts';
import { selectTechnologyTab, technologyTabChosen } from '../../state/uiSlice.ts';
import { LineDown } from '../../components/line/LineDown.tsx';
import { LinePiece } from '../../components/line/LinePiece.tsx';
import { beside, outside, sectionEnd } from '../../components/line/place.ts';

/** Contains the line down to the tabs. */
const Heading = styled('div')({ position: 'relative', display: 'flow-root' });
const ToTabs = styled(LinePiece)({ top: sectionEnd, bottom: 0, left: beside });

const Columns = styled('div')(({ theme }) => ({
  '--tabs-outside': outside,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '264px minmax(0, 1fr)', gap: 64 },
}));

/** As high as the panel beside it. */
const TabsColumn = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.up('lg')]: { display: 'flex', flexDirection: 'column' },
}));
const PastTabs = styled(LinePiece)({ position: 'relative', flex: 1, marginLeft: beside });
const PastColumns = styled(LinePiece)({ top: '100%', bottom: sectionEnd, left: beside });

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: 48,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '32px 1fr',
  alignContent: 'center',
  gap: '1px 20px',
  minHeight: 76,
  padding: '12px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { minHeight: 96, padding: '16px 0' },
}));

/** Beside both lines. */
const ItemLogo = styled(Logo)({ gridRow: 'span 2', alignSelf: 'center' });

const Text = styled('p')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontSize: '1rem',
  lineHeight: 1.4,
}));

const tabs = technologyTabs.map((key) => ({ key, label: key }));
const headingId = 'technologies';
const heights = { narrow: 950, medium: 590, wide: 598 };
const panelId = 'technologies-panel';

/** What the firm builds with, in ten tabs. */
export function Technologies() {
  const dispatch = useSiteDispatch();
  const tab = useSiteSelector(selectTechnologyTab);
  const technologies = tab === 'Frontend' ? frontend : otherTechnologies[tab];
  return (
    <PageSection labelledBy={headingId} heights={heights}>
      <LineDown until="lg" />
      <Heading>
        <ToTabs shape="down" from="lg" />
        <SectionHeading id={headingId}>{homeCopy.technologies.heading}</SectionHeading>
      </Heading>
      <Columns>
        <PastColumns shape="down" from="lg" />
        <TabsColumn>
          <Tabs
            tabs={tabs}
            selected={tab}
            onSelect={(key) => dispatch(technologyTabChosen(key))}
            labelledBy={headingId}
            panelId={panelId}
          />
          <PastTabs shape="down" from="lg" />
        </TabsColumn>
        <div role="tabpanel" id={panelId} aria-labelledby={tabIdOf(panelId, tab)} tabIndex={0}>
          <List>
            {technologies.map(({ name, summary, logo }) => (
              <Item key={name}>
                <ItemLogo tab={tab} logo={logo} />
                <Typography variant="h5" component="h3">
                  {name}
                </Typography>
                <Text>{summary}</Text>
              </Item>
            ))}
          </List>
        </div>
      </Columns>
    </PageSection>
  );
}
