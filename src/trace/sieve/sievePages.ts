import type { Arrival } from '../../state/locationState.ts';
import * as lists from './lists.ts';
import { among, essential, flag, optional, orNull, shape, unlessMissing } from './rebuild.ts';
import type { Rebuild, Refusable } from './rebuild.ts';
import type { DialogSight, ReturnSight } from '../recording/sight.ts';
import { serverMessage, status } from './sieveWords.ts';

const returnPath: Rebuild<ReturnSight | null> = orNull(
  unlessMissing(['path'], shape<Refusable<ReturnSight, 'path'>>({ path: essential(lists.pageNames) }), null),
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

export const dialog: Rebuild<NonNullable<DialogSight['current']> | null> = orNull(
  unlessMissing(
    ['kind'],
    shape<Refusable<NonNullable<DialogSight['current']>, 'kind'>>({
      kind: essential(lists.dialogKinds),
      message: serverMessage,
      returnPath,
      hasOwner: flag,
      page,
      transient: flag,
    }),
    null,
  ),
);
