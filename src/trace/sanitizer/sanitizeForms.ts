import { fromKeys } from '../../../contract/fromKeys.ts';
import { percentOf } from '../../state/forms/formsSlice.ts';
import type { FieldProgress, FormName, FormProgress, Upload } from '../../state/forms/formsSlice.ts';
import { codeStages, codeUses } from '../../state/forms/oneTimeCode.ts';
import type { CodeStage } from '../../state/forms/oneTimeCode.ts';
import { tracedUpload } from '../../state/forms/uploadSizeOf.ts';
import * as lists from './lists.ts';
import { among, entries, flag, optional, orNull, shape, timestamp, whole } from './rebuild.ts';
import type { Rebuild } from './rebuild.ts';
import type { CodeSnapshot, DraftSnapshot } from '../recording/snapshot.ts';
import { refusal } from './sanitizeWords.ts';

const bytes = shape<Upload>({
  sent: whole(0, Number.MAX_SAFE_INTEGER, 0),
  all: whole(1, Number.MAX_SAFE_INTEGER, 1),
});

/** Only a percentage: the number of bytes would reveal the size of the visitor's file. */
const upload: Rebuild<Upload> = (found, place, leaveOut) => ({
  sent: percentOf(bytes(found, place, leaveOut)),
  all: tracedUpload,
});

const codeStage: Rebuild<CodeStage> = among(codeStages, 'unsent');

const field = shape<FieldProgress>({
  touched: flag,
  filled: flag,
  error: orNull(among(lists.ruleNames, null)),
  refusal,
});

const form = (name: FormName): Rebuild<FormProgress> =>
  shape<FormProgress>({
    fields: entries(lists.fieldNames(name), field) as Rebuild<FormProgress['fields']>,
    code: codeStage,
    phase: among(['editing', 'reviewing', 'submitting'], 'editing'),
    upload: orNull(upload),
    takesLong: flag,
    stopped: flag,
    stored: flag,
    unsaved: optional(flag),
    submitFailed: flag,
  });

/** The progress of each open form. */
export const formRules = fromKeys(lists.formNames, (name) => optional(form(name)));

export const code: Rebuild<CodeSnapshot | null> = orNull(
  shape<CodeSnapshot>({
    stage: codeStage,
    endsAt: timestamp,
    sendAfter: timestamp,
    verifyAfter: timestamp,
    lost: optional(among(codeUses, undefined)),
  }),
);

export const drafts = fromKeys(lists.applicationNames, () =>
  optional(shape<DraftSnapshot>({ savedAt: timestamp, hasOwner: flag })),
);
