import { styled, ThemeProvider } from '@mui/material/styles';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { supportCopy } from '../content/trace/supportScreen.ts';
import { supportTheme } from '../theme/scopes/supportTheme.ts';
import { FileTabs } from './FileTabs.tsx';
import { HelpDialog } from './keys/HelpDialog.tsx';
import { Message } from './Message.tsx';
import { Failures } from './opening/Failures.tsx';
import { OpenPanel } from './opening/OpenPanel.tsx';
import { useDrop } from './opening/useDrop.ts';
import { useTraces } from './opening/useTraces.ts';
import type { Source } from './opening/useTraces.ts';
import { PrintSheet } from './print/PrintSheet.tsx';
import { ScreenBar } from './ScreenBar.tsx';
import { find } from './story/find.ts';
import type { Reference } from './story/reference.ts';
import { useLink } from './useLink.ts';
import { useLostFocus } from './useLostFocus.ts';
import { Viewer } from './Viewer.tsx';
import { Behind } from './viewerParts.ts';

const { opening } = supportCopy;

const Screen = styled('main')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minHeight: '100dvh',
  padding: '10px clamp(12px, 2vw, 24px) 12px',
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  // An open trace is printed by its own sheet.
  '&[data-sheet]': { '@media print': { display: 'none' } },
}));

const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  flex: '1 1 0',
  minWidth: 0,
});

type SupportScreenProps = {
  /** Address of the frame that renders the pages; same-origin. */
  frameSrc: string;
};

/** The screen on which the support team opens traces and steps through them. It sends nothing and stores nothing. */
export function SupportScreen({ frameSrc }: SupportScreenProps) {
  const traces = useTraces();
  const { open, current, positions, openAll, select, move, jump } = traces;
  const { waitingFor, problem, forget } = useLink(traces);
  const [helping, setHelping] = useState(false);
  const [characterKeys, setCharacterKeys] = useState(true);
  const panel = useId();
  const [full, setFull] = useState(false);
  const openSources = useCallback(
    (sources: readonly Source[]) => {
      // Messages about opening appear behind the page while it fills the window.
      setFull(false);
      void openAll(sources);
    },
    [openAll],
  );
  const { over, beginDrag } = useDrop(openSources);

  const currentKey = current?.key;
  const moveCurrent = useCallback(
    (position: number) => {
      // Moving to another step gives up the link; the address follows the current step again.
      forget();
      if (currentKey !== undefined) move(currentKey, position);
    },
    [currentKey, move, forget],
  );
  const go = useCallback(
    (reference: Reference) => {
      if (!current) return undefined;
      const found = find(reference, open, current);
      if (found.problem === undefined) {
        forget();
        jump(found.key, found.position);
      }
      return found.problem;
    },
    [open, current, jump, forget],
  );

  const { failures, loading } = traces;
  const messages = useMemo(() => [...failures, problem, waitingFor], [failures, problem, waitingFor]);
  const titleRef = useLostFocus(currentKey, messages);
  const help = useCallback(() => setHelping(true), []);
  const name = current?.trace.about.id ?? null;
  useEffect(() => {
    document.title = supportCopy.documentTitle(name);
  }, [name]);

  return (
    <ThemeProvider theme={supportTheme}>
      <Screen data-sheet={current ? '' : undefined}>
        <Behind inert={full}>
          <ScreenBar
            titleRef={titleRef}
            loading={loading}
            current={current}
            onGo={go}
            onOpen={openSources}
            onClose={traces.close}
            onHelp={help}
          />
          {current && waitingFor !== null && (
            <Message kind="info" title={opening.waiting(waitingFor)} onClose={forget} />
          )}
          {problem !== null && <Message kind="warning" role="alert" title={problem} onClose={forget} />}
          <Failures failures={failures} onDismiss={traces.dismiss} />
          {current && open.length > 1 && (
            <FileTabs open={open} selected={current.key} panelId={panel} onSelect={select} />
          )}
        </Behind>
        {current ? (
          <Panel
            {...(open.length > 1 && {
              id: panel,
              role: 'tabpanel',
              'aria-labelledby': `${panel}-${current.key}`,
            })}
          >
            <Viewer
              key={current.key}
              frameSrc={frameSrc}
              file={current}
              position={positions[current.key] ?? 0}
              jumps={traces.jumps}
              oneOfSeveral={open.length > 1}
              waiting={waitingFor !== null}
              dropping={over}
              onFilesOver={beginDrag}
              full={full}
              onFull={setFull}
              onMove={moveCurrent}
              helping={helping}
              characterKeys={characterKeys}
              onHelp={help}
            />
          </Panel>
        ) : (
          <OpenPanel over={over} waitingFor={waitingFor} onSources={openSources} />
        )}
      </Screen>
      {current && <PrintSheet file={current} />}
      <HelpDialog
        open={helping}
        characterKeys={characterKeys}
        onCharacterKeys={setCharacterKeys}
        onClose={() => setHelping(false)}
      />
    </ThemeProvider>
  );
}
