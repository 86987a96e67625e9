import GlobalStyles from '@mui/material/GlobalStyles';
import { frameId, mainId } from '../navigation/pageFocus.ts';

/** Print only the page itself: neither the frame around it nor anything that lies over it (specification LEG-04). */
const alone = (
  <GlobalStyles
    styles={{
      '@media print': {
        [`#${frameId} > :not(#${mainId}), #root > :not(#${frameId}), body > :not(#root)`]: {
          display: 'none !important',
        },
        // undoes the rule by which other pages are not printed behind an open dialog (theme/baseline.ts)
        '#root[aria-hidden=true]': { display: 'block !important' },
        [`#${frameId}`]: { paddingTop: '0 !important' },
      },
    }}
  />
);

export const PrintPageOnly = () => alone;
