import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo } from 'react';
import { supportCopy } from '../content/trace/supportScreen.ts';
import type { OpenTrace } from './opening/openTrace.ts';

type FileTabsProps = {
  open: readonly OpenTrace[];
  selected: string;
  panelId: string;
  onSelect: (key: string) => void;
};

/** A tab for each open file, labelled with the id of the trace and the file name. */
export const FileTabs = memo(({ open, selected, panelId, onSelect }: FileTabsProps) => (
  <Tabs
    value={selected}
    onChange={(_event, key: string) => onSelect(key)}
    variant="scrollable"
    aria-label={supportCopy.files.label}
  >
    {open.map(({ key, name, trace }) => (
      <Tab
        key={key}
        id={`${panelId}-${key}`}
        value={key}
        label={`${trace.about.id} · ${name}`}
        aria-controls={key === selected ? panelId : undefined}
        sx={{ maxWidth: 260 }}
      />
    ))}
  </Tabs>
));
