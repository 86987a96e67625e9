import { jobTypes } from '../../../contract/enumerations/openings.ts';
import { serviceTypes } from '../../../contract/enumerations/serviceTypes.ts';
import { roleNames } from '../../content/marketing/positionNames.ts';
import type { Prefill } from '../../content/prefill.ts';
import type { Arrival } from '../../state/locationState.ts';
import * as lists from './lists.ts';
import { among, essential, flag, optional, orNull, shape, unlessMissing } from './rebuild.ts';
import type { Rebuild } from './rebuild.ts';
import type { DialogSight, ReturnSight } from '../recording/sight.ts';
import { answer, status } from './sieveWords.ts';

const prefill = shape<Prefill>({
  jobType: optional(among(jobTypes, undefined)),
  opening: optional(among(lists.openingTitles, undefined)),
  role: optional(among(roleNames, undefined)),
  serviceType: optional(among(serviceTypes, undefined)),
});

const returnPath: Rebuild<ReturnSight | null> = orNull(
  unlessMissing(
    'path',
    shape<ReturnSight>({ path: essential(lists.pageNames), prefill: optional(prefill) }),
    null,
  ),
);

export const page = orNull(among(lists.pagesAndOther, null));

export const arrival = shape<Arrival>({
  status,
  returnPath,
  prefill: orNull(prefill),
  hasEmail: flag,
  hasCodeAddress: flag,
});

export const dialog: Rebuild<NonNullable<DialogSight['current']> | null> = orNull(
  unlessMissing(
    'kind',
    shape<NonNullable<DialogSight['current']>>({
      kind: essential(lists.dialogKinds),
      message: answer,
      returnPath,
      hasOwner: flag,
      page,
      transient: flag,
    }),
    null,
  ),
);
