import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import type { RefObject } from 'react';
import { RoundButton } from '../components/controls/RoundButton.ts';
import { LiveRegion } from '../components/feedback/LiveRegion.tsx';
import { VisuallyHidden } from '../components/text/VisuallyHidden.ts';
import { supportCopy } from '../content/trace/supportScreen.ts';
import { GoTo } from './GoTo.tsx';
import { FileButton } from './opening/FileButton.tsx';
import type { OpenTrace } from './opening/openTrace.ts';
import type { Source } from './opening/useTraces.ts';
import type { Reference } from './story/reference.ts';

const { opening } = supportCopy;

const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.h5,
  outline: 'none',
}));

/** Right after the title, so that it stays in the first row of a narrow window. */
const HelpButton = styled(RoundButton)(({ theme }) => ({
  ...theme.typography.button,
  marginInlineEnd: 'auto',
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  // Baselines keep the first line in place if a control gets a second line.
  alignItems: 'baseline',
  gap: '6px 16px',
  [theme.breakpoints.up('sm')]: { justifyContent: 'flex-end' },
}));

type ScreenBarProps = {
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** Files that are still being opened. */
  loading: readonly { name: string }[];
  current: OpenTrace | null;
  onGo: (reference: Reference) => string | undefined;
  onOpen: (sources: readonly Source[]) => void;
  onClose: (key: string) => void;
  onHelp: () => void;
};

/** The head of the screen: title, help, and the actions on files. Memoised, because it does not depend on the step. */
export const ScreenBar = memo(function ScreenBar(props: ScreenBarProps) {
  const { titleRef, loading, current, onGo, onOpen, onClose, onHelp } = props;
  const id = current?.trace.about.id;
  return (
    <Bar>
      <Title ref={titleRef} tabIndex={-1}>
        {supportCopy.title}
      </Title>
      <HelpButton type="button" title={supportCopy.help.open} onClick={onHelp}>
        <span aria-hidden="true">?</span>
      </HelpButton>
      <LiveRegion>
        {loading.length > 0 && (
          <span>{loading.map(({ name: file }) => opening.loading(file)).join(' ')}</span>
        )}
        {loading.length === 0 && id !== undefined && <VisuallyHidden>{opening.opened(id)}</VisuallyHidden>}
      </LiveRegion>
      {current && (
        <>
          <FileButton label={opening.another} onFiles={onOpen} />
          <Button size="small" variant="text" onClick={() => onClose(current.key)}>
            <span>{supportCopy.files.close(current.trace.about.id)}</span>
          </Button>
          <GoTo onGo={onGo} />
        </>
      )}
    </Bar>
  );
});
