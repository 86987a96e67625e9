import GlobalStyles from '@mui/material/GlobalStyles';
import { frameId, mainId } from '../navigation/pageFocus.ts';

/** Beside the page itself nothing is printed: neither the frame round it nor what lies over it (specification LEG-04). */
const alone = (
  <GlobalStyles
    styles={{
      '@media print': {
        [`#${frameId} > :not(#${mainId}), #root > :not(#${frameId}), body > :not(#root)`]: {
          display: 'none !important',
        },
        // elsewhere the page gives way to an open dialog (theme/baseline.ts)
        '#root[aria-hidden=true]': { display: 'block !important' },
        [`#${frameId}`]: { paddingTop: '0 !important' },
      },
    }}
  />
);

export const PrintPageOnly = () => alone;
