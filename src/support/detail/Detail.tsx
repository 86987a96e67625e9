import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo, useId, useState } from 'react';
import { keysOf } from '../../../contract/keysOf.ts';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import type { OpenTrace } from '../opening/openTrace.ts';
import { PatchTable } from './PatchTable.tsx';
import { changedPlaces, patchRows } from './patchRows.ts';
import { RequestLane } from './RequestLane.tsx';
import { StateTree } from './StateTree.tsx';

const copy = supportCopy.detail;
const views = {
  changes: copy.changes,
  state: copy.state,
  requests: supportCopy.requests.label,
} as const;
type View = keyof typeof views;

const Panel = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  [theme.breakpoints.up('lg')]: { gridArea: 'detail' },
  borderRadius: 12,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

/** Below `lg` the panel has no fixed height: it is as high as its content, up to 75 % of the window. */
const Content = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  minHeight: 140,
  maxHeight: '75vh',
  overflow: 'auto',
  padding: '12px 14px',
  [theme.breakpoints.up('lg')]: { flex: '1 1 0', maxHeight: 'none' },
}));

type DetailProps = {
  file: OpenTrace;
  position: number;
  onSeek: (position: number) => void;
};

/** For developers: what the step changed, the whole state after it, and the calls of the recording. */
export const Detail = memo(function Detail({ file, position, onSeek }: DetailProps) {
  const id = useId();
  const [view, setView] = useState<View>('changes');
  const { trace } = file;
  const before = trace.snapshotAt(Math.max(-1, position - 2));
  const after = trace.snapshotAt(position - 1);
  const places = changedPlaces(trace.steps[position - 1]?.patch ?? [], before, after);
  return (
    <Panel aria-label={copy.label}>
      <Tabs
        value={view}
        onChange={(_event, chosen: View) => setView(chosen)}
        variant="scrollable"
        aria-label={copy.label}
        // Small enough that all tabs fit into a phone's width and into the narrow column.
        sx={({ breakpoints }) => ({
          '& .MuiTab-root': {
            minWidth: 0,
            paddingInline: '10px',
            [breakpoints.down('sm')]: { paddingInline: '8px', fontSize: '0.9375rem' },
          },
        })}
      >
        {keysOf(views).map((one) => (
          <Tab
            key={one}
            value={one}
            label={views[one]}
            id={`${id}-${one}`}
            aria-controls={one === view ? `${id}-panel` : undefined}
          />
        ))}
      </Tabs>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard only if it can be focused */}
      <Content id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${view}`} tabIndex={0}>
        {view === 'changes' && <PatchTable rows={patchRows(places, before, after, copy.nothing)} />}
        {view === 'state' && <StateTree value={after} changed={places} />}
        {view === 'requests' && <RequestLane file={file} onSeek={onSeek} />}
      </Content>
    </Panel>
  );
});
