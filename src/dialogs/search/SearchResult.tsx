import { styled } from '@mui/material/styles';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import type { SearchEntry } from '../../content/search.ts';
import { notForwarded } from '../../theme/notForwarded.ts';

const Entry = styled(
  Link,
  notForwarded('marked'),
)<{ marked: boolean }>(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  columnGap: 16,
  padding: '10px 12px',
  borderRadius: 12,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '&:hover, &:focus-visible': { backgroundColor: theme.vars.palette.background.sunken },
  '&:focus-visible': { outlineOffset: -3 },
  [theme.breakpoints.up('sm')]: { padding: '12px 20px' },
  variants: [
    {
      props: { marked: true },
      style: {
        backgroundColor: theme.vars.palette.background.sunken,
        '@media (forced-colors: active)': { outline: '2px solid CanvasText', outlineOffset: -3 },
      },
    },
  ],
}));

const Title = styled('span')(({ theme }) => ({ ...theme.typography.h6 }));

const Kind = styled('span')(({ theme }) => ({
  ...theme.typography.helper,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

const Description = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  gridColumn: '1 / -1',
  color: theme.vars.palette.text.secondary,
}));

export type SearchResultProps = {
  entry: SearchEntry;
  /** Whether Enter in the field opens it. */
  marked: boolean;
  onChoose: (entry: SearchEntry) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** One entry, as a link to its page, or to a section of it. */
export function SearchResult({ entry, marked, onChoose, onKeyDown }: SearchResultProps) {
  const { title, kind, description, page, section } = entry;
  const onClick = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    // With these keys the browser opens it in a new tab or window, and the search stays for the next result.
    if (!ctrlKey && !metaKey && !shiftKey) onChoose(entry);
  };
  return (
    <li>
      <Entry
        to={{ pathname: paths[page], hash: section }}
        marked={marked}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <Title>{title}</Title>
        <Kind>{kind}</Kind>
        <Description>{description}</Description>
      </Entry>
    </li>
  );
}
