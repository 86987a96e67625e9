import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isComposing } from '../../components/controls/isComposing.ts';
import { SettledAnnouncement } from '../../components/feedback/SettledAnnouncement.tsx';
import { CloseIcon } from '../../components/icons/CloseIcon.tsx';
import { SearchIcon } from '../../components/icons/SearchIcon.tsx';
import { searchCopy, searchEntries, suggestions } from '../../content/search.ts';
import type { SearchEntry } from '../../content/search.ts';
import { findEntries } from './findEntries.ts';
import { KeyHints } from './KeyHints.tsx';
import { moveFocus } from './moveFocus.ts';
import { NothingFound } from './NothingFound.tsx';
import { SearchResult } from './SearchResult.tsx';

const Panel = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 });

const FieldRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '10px 12px 10px 20px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('sm')]: { padding: '14px 16px 14px 28px' },
}));

const Field = styled('input')(({ theme }) => ({
  ...theme.typography.body1,
  flex: 1,
  minWidth: 0,
  height: 48,
  padding: 0,
  border: 0,
  appearance: 'none',
  color: theme.vars.palette.text.primary,
  backgroundColor: 'transparent',
  // The whole row is the field; its caret shows the focus.
  outline: 'none',
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  // The row has a button of its own, which closes the search.
  '&::-webkit-search-cancel-button': { display: 'none' },
}));

const Results = styled('div')({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '12px 8px',
});

const ListTitle = styled('p')(({ theme }) => ({
  ...theme.typography.helper,
  padding: '4px 12px 8px',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('sm')]: { padding: '4px 20px 8px' },
}));

/** The longest search, in characters: longer than every title. */
const longest = 80;

/** The results that are shown at most: nobody reads further, and each keystroke renders them. */
const mostResults = 12;

type SearchPanelProps = {
  onChoose: (entry: SearchEntry) => void;
  onClose: () => void;
};

/** The field with what fits below it. What is typed stays in this component. */
export function SearchPanel({ onChoose, onClose }: SearchPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [inField, setInField] = useState(false);
  const words = typed.trim();
  const fitting = words ? findEntries(searchEntries, words) : suggestions;
  const found = fitting.slice(0, mostResults);
  const [first] = found;
  const title = !first
    ? searchCopy.nothingFor(words)
    : words
      ? searchCopy.results(found.length, fitting.length, words)
      : searchCopy.suggestions;
  const announced = first ? `${title}. ${searchCopy.enter(first.title, first.kind)}` : title;
  const enterOpens = inField && words !== '';

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (panel.current && !isComposing(event)) moveFocus(event, panel.current);
  };
  const onFieldKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && words && !isComposing(event)) panel.current?.querySelector('a')?.click();
    else onKeyDown(event);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `search` is unknown to some of the supported browsers
    <Panel ref={panel} role="search">
      <FieldRow>
        <SearchIcon />
        <Field
          type="search"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type into it
          autoFocus
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longest}
          aria-label={searchCopy.label}
          placeholder={searchCopy.label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onFieldKey}
          onFocus={() => setInField(true)}
          onBlur={() => setInField(false)}
        />
        <IconButton aria-label={searchCopy.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </FieldRow>
      <Results onTouchMove={() => panel.current?.querySelector('input')?.blur()}>
        {found.length > 0 ? (
          <>
            <ListTitle>{title}</ListTitle>
            <ul>
              {found.map((entry, index) => (
                <SearchResult
                  key={`${entry.page} ${entry.title}`}
                  entry={entry}
                  marked={index === 0 && enterOpens}
                  onChoose={onChoose}
                  onKeyDown={onKeyDown}
                />
              ))}
            </ul>
          </>
        ) : (
          <NothingFound title={title} marked={enterOpens} onChoose={onChoose} onKeyDown={onKeyDown} />
        )}
      </Results>
      <KeyHints />
      <SettledAnnouncement words={words && announced} />
    </Panel>
  );
}
