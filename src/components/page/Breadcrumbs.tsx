import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router-dom';
import { LineIcon } from '../icons/LineIcon.tsx';

type BreadcrumbsProps = {
  /** Name of the navigation for screen readers. */
  label: string;
  /** The way to this page, this page itself last. */
  crumbs: readonly { label: string; to?: string }[];
};

const List = styled('ol')(({ theme }) => ({
  ...theme.typography.helper,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  color: theme.vars.palette.text.secondary,
}));

/** With the sign before it, which goes to the next line with it. */
const Crumb = styled('li')({ display: 'flex', alignItems: 'center', gap: 8 });

const CrumbLink = styled(Link)({ color: 'inherit', paddingBlock: 4 }) as typeof Link;

export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {crumbs.map((crumb, at) => (
          <Crumb key={crumb.label}>
            {at > 0 && <LineIcon path="m8 4 6 6-6 6" size={16} strokeWidth={2.2} />}
            {crumb.to === undefined ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <CrumbLink component={RouterLink} to={crumb.to}>
                {crumb.label}
              </CrumbLink>
            )}
          </Crumb>
        ))}
      </List>
    </nav>
  );
}
