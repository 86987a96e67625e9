import { styled } from '@mui/material/styles';
import { NavLink as RouterNavLink } from 'react-router-dom';
import { ArrowLink } from '../../../components/controls/ArrowLink.tsx';
import { Container } from '../../../components/page/Container.ts';
import { ServiceIcon } from '../../../components/icons/ServiceIcon.tsx';
import { hrefOf } from '../../../content/navigation.ts';
import { serviceMenu } from '../../../content/services/serviceMenu.ts';
import { servicesAside } from '../../../content/services/servicesAside.ts';
import { shadow } from '../../../theme/tokens/overlay.ts';

const Sheet = styled('div')(({ theme }) => ({
  position: 'absolute',
  // Below the header's hairline; its shadow falls downwards only.
  top: 'calc(100% + 1px)',
  clipPath: 'inset(0 0 -40px)',
  insetInline: 0,
  maxHeight: 'calc(100vh - 72px)',
  overflowY: 'auto',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: shadow.menu,
}));

const Columns = styled(Container)({
  display: 'grid',
  gridTemplateColumns: '1fr 264px',
  gap: 48,
  paddingBlock: '32px 36px',
});

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '4px 12px',
  alignContent: 'start',
});

const Service = styled(RouterNavLink)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px 1fr',
  gap: 14,
  height: '100%',
  padding: 14,
  borderRadius: 12,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-current="page"]': {
    borderLeft: `3px solid ${theme.vars.palette.secondary.main}`,
    borderRadius: '0 12px 12px 0',
    paddingLeft: 11,
  },
}));

const Name = styled('strong')(({ theme }) => ({
  ...theme.typography.h5,
  display: 'block',
  lineHeight: 1.25,
}));

const Summary = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  marginTop: 2,
  color: theme.vars.palette.text.secondary,
}));

const Aside = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 10,
  padding: '14px 0 0 40px',
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
}));

const AsideTitle = styled('strong')(({ theme }) => theme.typography.h3);

const AsideText = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** The services with a summary of each, and a link for visitors who cannot choose. */
export function ServicesPanel({ onChoose }: { onChoose: () => void }) {
  return (
    <Sheet>
      <Columns>
        <List>
          {serviceMenu.map(({ name, title, summary }) => (
            <li key={name}>
              <Service to={hrefOf({ page: name })} end onClick={onChoose}>
                <ServiceIcon name={name} size={40} />
                <div>
                  <Name>{title}</Name>
                  <Summary>{summary}</Summary>
                </div>
              </Service>
            </li>
          ))}
        </List>
        <Aside>
          <AsideTitle>{servicesAside.title}</AsideTitle>
          <AsideText>{servicesAside.text}</AsideText>
          <ArrowLink to={hrefOf(servicesAside.link)} onClick={onChoose}>
            {servicesAside.link.label}
          </ArrowLink>
        </Aside>
      </Columns>
    </Sheet>
  );
}
