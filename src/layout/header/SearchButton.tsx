import { styled } from '@mui/material/styles';
import { SearchIcon } from '../../components/icons/SearchIcon.tsx';
import { siteCopy } from '../../content/site.ts';
import { SearchDialog } from '../../dialogs/search/lazySearch.ts';
import { useSiteDispatch } from '../../state/hooks.ts';
import { searchToggled } from '../../state/uiSlice.ts';
import { HeaderButton } from './HeaderButton.ts';

/** Without JavaScript there is no search. */
const ScriptedButton = styled(HeaderButton)({ '@media (scripting: none)': { display: 'none' } });

const preload = () => void SearchDialog.preload();

/** Opens the search of the site. */
export function SearchButton() {
  const dispatch = useSiteDispatch();
  return (
    <ScriptedButton
      aria-label={siteCopy.search}
      aria-haspopup="dialog"
      onFocus={preload}
      onPointerEnter={preload}
      onClick={() => dispatch(searchToggled(true))}
    >
      <SearchIcon />
    </ScriptedButton>
  );
}
