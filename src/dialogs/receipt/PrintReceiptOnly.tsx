import GlobalStyles from '@mui/material/GlobalStyles';
import { receiptCopy } from '../../content/applications/receipt.ts';
import { light } from '../../theme/tokens/light.ts';

/** The id of the dialog's root element, a child of `body`. */
export const receiptId = 'receipt';

const [page, of] = receiptCopy.page;

/** Global styles while a receipt is open: only its sheet is printed, in light colours in every colour mode. */
const alone = (
  <GlobalStyles
    styles={{
      '@page': {
        size: 'A4',
        margin: '16mm',
        '@bottom-right': {
          content: `"${page}" counter(page) "${of}" counter(pages)`,
          fontFamily: 'sans-serif',
          fontSize: '9pt',
          color: light.text.secondary,
        },
      },
      '@media print': {
        [`body > :not(#${receiptId}), #${receiptId} > :not(.MuiDialog-container), #${receiptId} .MuiDialogActions-root`]:
          { display: 'none !important' },
        // The size of a letter's type, so that most receipts fill one page.
        html: { fontSize: '14px !important' },
        'html, body': {
          height: 'auto !important',
          padding: '0 !important',
          overflow: 'visible !important',
          backgroundColor: `${light.background.paper} !important`,
        },
        [`#${receiptId}, #${receiptId} *`]: { '--mui-palette-divider': `${light.divider} !important` },
        [`#${receiptId}, #${receiptId} .MuiDialog-container, #${receiptId} .MuiDialog-paper, #${receiptId} .MuiDialog-paper > section`]:
          {
            display: 'block',
            position: 'static !important',
            width: 'auto',
            maxWidth: 'none',
            height: 'auto',
            maxHeight: 'none',
            margin: 0,
            padding: 0,
            border: 0,
            borderRadius: 0,
            outline: 'none !important',
            overflow: 'visible',
            boxShadow: 'none',
            backgroundColor: light.background.paper,
          },
      },
    }}
  />
);

export const PrintReceiptOnly = () => alone;
