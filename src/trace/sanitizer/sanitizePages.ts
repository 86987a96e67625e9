import type { Arrival } from '../../state/locationState.ts';
import * as lists from './lists.ts';
import { among, essential, flag, optional, orNull, shape, unlessMissing } from './rebuild.ts';
import type { Rebuild, Refusable } from './rebuild.ts';
import type { DialogSnapshot, ReturnSnapshot } from '../recording/snapshot.ts';
import { serverMessage, status } from './sanitizeWords.ts';

const returnPath: Rebuild<ReturnSnapshot | null> = orNull(
  unlessMissing(
    ['path'],
    shape<Refusable<ReturnSnapshot, 'path'>>({ path: essential(lists.pageNames) }),
    null,
  ),
);

export const page = orNull(among(lists.pagesAndOther, null));

export const arrival = shape<Arrival>({
  status,
  returnPath,
  prefill: orNull(
    shape<NonNullable<Arrival['prefill']>>({ opening: optional(among(lists.openingTitles, undefined)) }),
  ),
  hasEmail: flag,
  hasCodeAddress: flag,
});

export const dialog: Rebuild<NonNullable<DialogSnapshot['current']> | null> = orNull(
  unlessMissing(
    ['kind'],
    shape<Refusable<NonNullable<DialogSnapshot['current']>, 'kind'>>({
      kind: essential(lists.dialogKinds),
      message: serverMessage,
      returnPath,
      hasOwner: flag,
      mayHaveArrived: flag,
      page,
      transient: flag,
    }),
    null,
  ),
);
