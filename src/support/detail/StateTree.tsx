import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { textOf } from './textOf.ts';

const copy = supportCopy.detail;

const List = styled('ul')(({ theme }) => ({ ...theme.typography.code, fontSize: '0.875rem' }));
const InnerList = styled(List)(({ theme }) => ({
  paddingInlineStart: 18,
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
}));

const Item = styled('li')({ overflowWrap: 'anywhere' });
const Heading = styled('summary')({ cursor: 'pointer', minHeight: 24 });

const Name = styled('span')({ fontWeight: 650 });
const Quiet = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
const Changed = styled('mark')(({ theme }) => ({
  ...theme.typography.body2,
  fontSize: '0.8125rem',
  marginInlineStart: 6,
  padding: '0 6px',
  borderRadius: 8,
  backgroundColor: theme.vars.palette.turmeric.fill,
  color: theme.vars.palette.turmeric.ink,
}));

type BranchProps = {
  name: string;
  value: unknown;
  /** Paths below this value that a step changed; an empty one is the value itself. */
  changed: readonly (readonly string[])[];
};

type TreeProps = { value: object; changed: BranchProps['changed'] };

const below = (changed: BranchProps['changed'], key: string) =>
  changed.flatMap((path) => (path.length === 0 ? [path] : path[0] === key ? [path.slice(1)] : []));

/** A named value. Its children are rendered only while it is open. */
function Branch({ name, value, changed }: BranchProps) {
  const [open, setOpen] = useState(false);
  const mark = changed.length > 0 && <Changed>{copy.changedMark}</Changed>;
  if (typeof value !== 'object' || value === null)
    return (
      <Item>
        <Name>{name}</Name>
        <span>{`: ${textOf(value)}`}</span>
        {mark}
      </Item>
    );
  const entries = Object.entries(value);
  if (entries.length === 0)
    return (
      <Item>
        <Name>{name}</Name>
        <Quiet>{`: ${copy.empty}`}</Quiet>
        {mark}
      </Item>
    );
  return (
    <Item>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Heading>
          <Name>{name}</Name> <Quiet>{copy.entries(entries.length)}</Quiet>
          {mark}
        </Heading>
        {open && (
          <InnerList>
            <Branches value={value} changed={changed} />
          </InnerList>
        )}
      </details>
    </Item>
  );
}

const Branches = ({ value, changed }: TreeProps) =>
  Object.entries(value).map(([name, inner]) => (
    <Branch key={name} name={name} value={inner} changed={below(changed, name)} />
  ));

/** A state as a tree of disclosures; values that the step changed are marked. */
export const StateTree = (props: TreeProps) => (
  <List>
    <Branches {...props} />
  </List>
);
