import { styled } from '@mui/material/styles';
import { SearchIcon } from '../../components/icons/SearchIcon.tsx';
import { siteCopy } from '../../content/site.ts';
import { onlyWithScripts, searchButtonProps } from '../../dialogs/search/lazySearch.ts';
import { useSiteDispatch } from '../../state/hooks.ts';
import { searchToggled } from '../../state/uiSlice.ts';
import { HeaderButton } from './HeaderButton.ts';

const ScriptedButton = styled(HeaderButton)(onlyWithScripts);

/** Opens the search of the site. */
export function SearchButton() {
  const dispatch = useSiteDispatch();
  return (
    <ScriptedButton
      aria-label={siteCopy.search}
      {...searchButtonProps}
      onClick={() => dispatch(searchToggled(true))}
    >
      <SearchIcon />
    </ScriptedButton>
  );
}
