import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RoundButton } from '../components/controls/RoundButton.ts';
import { AlertBox } from '../components/feedback/Alert.tsx';
import { AlertIcon } from '../components/icons/AlertIcon.tsx';
import type { AlertKind } from '../components/icons/AlertIcon.tsx';
import { CloseIcon } from '../components/icons/CloseIcon.tsx';
import { supportCopy } from '../content/trace/supportScreen.ts';

const Row = styled(AlertBox)(({ theme }) => ({
  ...theme.typography.body2,
  alignItems: 'flex-start',
  gap: 10,
  padding: '6px 8px 6px 14px',
  borderRadius: 12,
}));

/** Mark and first line are vertically centred on the close button beside them, which is 32 px high. */
const Mark = styled(AlertIcon)({ flex: 'none', marginTop: 6 });
const Words = styled('div')({ flex: '1 1 0', minWidth: 0, paddingBlock: 5, overflowWrap: 'anywhere' });
const Title = styled('p')({ fontWeight: 600 });
const Body = styled('div')(({ theme }) => ({ color: theme.vars.palette.text.primary }));
const Close = styled(RoundButton)({ width: 32, height: 32, borderColor: 'transparent', color: 'inherit' });

type MessageProps = {
  kind: AlertKind;
  title: string;
  children?: ReactNode;
  /** Announces the message at once. */
  role?: 'alert';
  onClose: () => void;
};

/**
 * A message about a file or a link. It stays until it is closed, and is a low row, so that several leave room below.
 */
export const Message = ({ kind, title, children, role, onClose }: MessageProps) => (
  <Row kind={kind} role={role}>
    <Mark kind={kind} size={20} />
    <Words>
      <Title>{title}</Title>
      {children !== undefined && <Body>{children}</Body>}
    </Words>
    <Close type="button" title={supportCopy.opening.dismiss} onClick={onClose}>
      <CloseIcon />
    </Close>
  </Row>
);
