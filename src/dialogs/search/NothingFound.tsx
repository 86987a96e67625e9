import { styled } from '@mui/material/styles';
import { searchCopy, searchEntries } from '../../content/search.ts';
import { SearchResult } from './SearchResult.tsx';
import type { SearchResultProps } from './SearchResult.tsx';

const Words = styled('div')(({ theme }) => ({
  padding: '12px 12px 20px',
  [theme.breakpoints.up('sm')]: { padding: '12px 20px 20px' },
}));

const Heading = styled('p')(({ theme }) => ({ ...theme.typography.h6, overflowWrap: 'anywhere' }));

const Help = styled('p')(({ theme }) => ({ marginTop: 6, color: theme.vars.palette.text.secondary }));

const contact = searchEntries.filter(({ page }) => page === 'contact');

type NothingFoundProps = Omit<SearchResultProps, 'entry'> & { title: string };

/** Says that nothing fits, and offers the page on which to ask. */
export function NothingFound({ title, ...result }: NothingFoundProps) {
  return (
    <>
      <Words>
        <Heading>{title}</Heading>
        <Help>{searchCopy.nothing}</Help>
      </Words>
      <ul>
        {contact.map((entry) => (
          <SearchResult key={entry.title} entry={entry} {...result} />
        ))}
      </ul>
    </>
  );
}
