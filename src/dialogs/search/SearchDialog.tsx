import { useId, useRef } from 'react';
import { OverlayDialog } from '../../components/feedback/OverlayDialog.tsx';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.ts';
import { searchCopy } from '../../content/search.ts';
import type { SearchEntry } from '../../content/search.ts';
import { focusHeading, returnFocus } from '../../navigation/pageFocus.ts';
import { useSiteDispatch } from '../../state/hooks.ts';
import { searchToggled, teamChosen, technologyTabChosen } from '../../state/uiSlice.ts';
import { SearchPanel } from './SearchPanel.tsx';

const top = 'clamp(12px, 14vh - 40px, 96px)';

/**
 * Stands at the upper edge, so that the field stays where it is while the list below it changes; on phones it fills the
 * window, whose lower half is the keyboard's.
 */
const paperStyles = {
  alignSelf: { xs: 'stretch', sm: 'flex-start' },
  maxWidth: { xs: '100%', sm: 680 },
  maxHeight: { xs: '100%', sm: `min(40rem, 100% - ${top} - 12px)` },
  marginTop: { sm: top },
  marginBottom: { sm: '12px' },
  padding: { xs: 0 },
  borderRadius: { xs: 0, sm: 3 },
  overflow: 'hidden',
};

/** Finds pages, services, forms, roles, technologies and legal text, on the device: nothing that is typed leaves it. */
export function SearchDialog({ open }: { open: boolean }) {
  const dispatch = useSiteDispatch();
  const titleId = useId();
  const chosen = useRef<SearchEntry>(null);
  const close = () => dispatch(searchToggled(false));
  const onExited = () => {
    // If a page opens, it takes the focus later, when the loading screen leaves.
    if (chosen.current?.section) focusHeading(chosen.current.section);
    else returnFocus();
    chosen.current = null;
  };
  return (
    <OverlayDialog
      open={open}
      onClose={close}
      aria-labelledby={titleId}
      // `onExited` returns it: the page may be inert behind the loading screen when MUI would.
      disableRestoreFocus
      slotProps={{ paper: { sx: paperStyles }, transition: { onExited } }}
    >
      <VisuallyHidden as="h2" id={titleId}>
        {searchCopy.title}
      </VisuallyHidden>
      <SearchPanel
        onClose={close}
        onChoose={(entry) => {
          chosen.current = entry;
          // What the section must show for the result to be seen there.
          if (entry.tab) dispatch(technologyTabChosen(entry.tab));
          if (entry.page === 'positions') dispatch(teamChosen(null));
          close();
        }}
      />
    </OverlayDialog>
  );
}
