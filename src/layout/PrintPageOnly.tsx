import GlobalStyles from '@mui/material/GlobalStyles';
import { mainId, pageRootId } from '../navigation/pageFocus.ts';

/** Print only the page itself: neither the frame around it nor anything that lies over it (specification LEG-04). */
const alone = (
  <GlobalStyles
    styles={{
      '@media print': {
        [`#${pageRootId} > :not(#${mainId}), #root > :not(#${pageRootId}), body > :not(#root)`]: {
          display: 'none !important',
        },
        // Undoes the rule by which other pages are not printed behind an open dialog (theme/baseline.ts).
        '#root[aria-hidden=true]': { display: 'block !important' },
        [`#${pageRootId}`]: { paddingTop: '0 !important' },
      },
    }}
  />
);

export const PrintPageOnly = () => alone;
