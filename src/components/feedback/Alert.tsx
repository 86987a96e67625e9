import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { notForwarded } from '../../theme/notForwarded.ts';
import { AlertIcon } from '../icons/AlertIcon.tsx';
import type { AlertKind } from '../icons/AlertIcon.tsx';
import { LiveRegion } from './LiveRegion.tsx';

type AlertProps = {
  kind: AlertKind;
  /** Says it all in one short sentence. */
  title: ReactNode;
  children?: ReactNode;
  /** Links or text buttons below. */
  actions?: ReactNode;
  /** Announces the message at once when it appears on an open page. */
  role?: 'alert';
};

/** The background of a message, in the colours of its kind. */
export const AlertBox = styled(
  'div',
  notForwarded('kind'),
)<Pick<AlertProps, 'kind'>>(({ theme }) => ({
  display: 'flex',
  gap: 14,
  padding: '18px 20px',
  borderRadius: 16,
  backgroundColor: theme.vars.palette.primary.container,
  color: theme.vars.palette.primary.onContainer,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  variants: (['success', 'error', 'warning', 'info'] as const).map((colour) => ({
    props: { kind: colour },
    style: {
      backgroundColor: theme.vars.palette[colour].container,
      color: theme.vars.palette[colour].onContainer,
    },
  })),
}));

const Icon = styled(AlertIcon)({ marginTop: 2 });

// Long addresses break instead of widening the page.
const Message = styled('div')({ minWidth: 0 });

const Title = styled('p')({ fontWeight: 600, lineHeight: 1.45 });

const Body = styled('div')(({ theme }) => ({
  ...theme.typography.helper,
  lineHeight: 1.5,
  marginTop: 2,
  color: theme.vars.palette.text.primary,
}));

const Actions = styled('div')(({ theme }) => ({
  ...theme.typography.helper,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginTop: 8,
  fontWeight: 600,
  // Links take the colour of the alert.
  '--mui-palette-link': 'currentColor',
}));

/** A message inside the page, in a container of its kind; never colour alone: each kind has its icon. */
export function Alert({ kind, title, children, actions, role }: AlertProps) {
  const box = (
    <AlertBox kind={kind}>
      <Icon kind={kind} />
      <Message>
        <Title>{title}</Title>
        {children === undefined ? null : <Body>{children}</Body>}
        {actions === undefined ? null : <Actions>{actions}</Actions>}
      </Message>
    </AlertBox>
  );
  return role ? <LiveRegion role={role}>{box}</LiveRegion> : box;
}
