import { isFixedAnswer } from '../../contract/answers.ts';
import { jobTypes, serviceTypes } from '../../contract/enumerations.ts';
import { roleNames, teamNames } from '../content/marketing/positionNames.ts';
import type { Prefill } from '../content/prefill.ts';
import { technologyTabs } from '../content/technologies/technologies.ts';
import { percentOf } from '../state/forms/formsSlice.ts';
import type {
  CodeStage,
  FieldProgress,
  FormName,
  FormProgress,
  Upload,
  FormsState,
} from '../state/forms/formsSlice.ts';
import type { Arrival } from '../state/locationState.ts';
import type { NavigationState } from '../state/navigationSlice.ts';
import type { NoticesState } from '../state/noticesSlice.ts';
import { colourModes } from '../state/uiSlice.ts';
import type { UiState } from '../state/uiSlice.ts';
import * as lists from './lists.ts';
import {
  among,
  entries,
  essential,
  flag,
  learn,
  moment,
  optional,
  orNull,
  shape,
  single,
  unlessMissing,
  whole,
} from './rebuild.ts';
import type { Rebuild } from './rebuild.ts';
import type {
  AuthSight,
  CallSight,
  CodeSight,
  DialogSight,
  DraftSight,
  ReceiptSight,
  ReturnSight,
  Sight,
} from './sight.ts';

/** Version of the lists: of two builds with one number each lets through what the other does. */
export const policy = 1;

const longestWait = 60 * 24 * 366;
const mostCounted = 99;

/** A sentence of the server that is the same for everybody. */
const answer = single((found): found is string => typeof found === 'string' && isFixedAnswer(found), null);

const status = single(
  (found): found is string =>
    typeof found === 'string' && (lists.ownStatuses.includes(found) || isFixedAnswer(found)),
  null,
);

learn(lists.ownRefusals);
const refusal = single(
  (found): found is string =>
    typeof found === 'string' && (lists.ownRefusals.includes(found) || isFixedAnswer(found)),
  null,
);

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

const page = orNull(among(lists.pagesAndOther, null));

const arrival = shape<Arrival>({
  status,
  returnPath,
  prefill: orNull(prefill),
  hasEmail: flag,
  hasCodeAddress: flag,
});

const dialog: Rebuild<NonNullable<DialogSight['current']> | null> = orNull(
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

const bytes = shape<Upload>({
  sent: whole(0, Number.MAX_SAFE_INTEGER, 0),
  all: whole(1, Number.MAX_SAFE_INTEGER, 1),
});

/** Per cents: how large what is sent is would say something of the file. */
const upload: Rebuild<Upload> = (found, place, leaveOut) => {
  const { sent, all } = bytes(found, place, leaveOut);
  // What is in per cents already stays: a division would make 28 of 29.
  return { sent: all === 100 ? Math.min(sent, 100) : percentOf({ sent, all }), all: 100 };
};

const codeStage: Rebuild<CodeStage> = among(['unsent', 'sent', 'verified'], 'unsent');

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
    submitFailed: flag,
  });

const formRules = Object.fromEntries(lists.formNames.map((name) => [name, optional(form(name))])) as {
  [Name in FormName]: Rebuild<FormProgress | undefined>;
};

const code: Rebuild<CodeSight | null> = orNull(
  shape<CodeSight>({ stage: codeStage, endsAt: moment, sendAfter: moment, verifyAfter: moment }),
);

const refusals = entries(
  lists.formNames.flatMap(lists.fieldNames),
  single((found): found is string => typeof found === 'string' && isFixedAnswer(found), undefined),
) as Rebuild<Readonly<Record<string, string>>>;

const fault: Rebuild<CallSight['fault']> = orNull(
  unlessMissing(
    'kind',
    shape<NonNullable<CallSight['fault']>>({
      kind: essential(['failure', 'network', 'aborted']),
      status: orNull(whole(100, 599, null)),
      message: answer,
      fields: optional(refusals),
      attemptsLeft: optional(whole(0, mostCounted, undefined)),
      retryAfter: optional(whole(0, longestWait * 60, undefined)),
    }),
    null,
  ),
);

const call: Rebuild<CallSight | undefined> = unlessMissing(
  'status',
  shape<CallSight>({
    call: essential(lists.callNames),
    status: essential(['pending', 'fulfilled', 'rejected']),
    fault,
  }),
  undefined,
);

const drafts = Object.fromEntries(
  lists.applicationNames.map((name) => [name, optional(shape<DraftSight>({ savedAt: moment }))]),
) as { [Name in (typeof lists.applicationNames)[number]]: Rebuild<{ savedAt: number } | undefined> };

const loadings = optional(whole(0, mostCounted, 1));

/** For each field of a sight what it may hold; one without a rule does not compile. */
const rules: { [Slice in keyof Sight]: Rebuild<Sight[Slice]> } = {
  auth: shape<AuthSight>({
    session: among(['none', 'live', 'over'], 'none'),
    endsAt: orNull(moment),
    loggedIn: flag,
  }),
  ui: shape<UiState>({
    drawerOpen: flag,
    openMenu: orNull(among(lists.menuNames, null)),
    colourMode: among(colourModes, 'system'),
    loading: shape<UiState['loading']>({
      route: loadings,
      chunk: loadings,
      submit: loadings,
      page: loadings,
    }),
    positions: shape<UiState['positions']>({
      selectedRole: orNull(among(roleNames, null)),
      shownTeam: orNull(among(teamNames, null)),
      applying: flag,
    }),
    motionPaused: flag,
    technologyTab: among(technologyTabs, 'Frontend'),
    openTestimonial: orNull(among(lists.clientNames, null)),
  }),
  dialog: shape<DialogSight>({ current: dialog, page }),
  navigation: shape<NavigationState>({
    path: page,
    action: orNull(among(['POP', 'PUSH', 'REPLACE'], null)),
    arrival: optional(arrival),
    failure: optional(among(['chunk', 'error'], undefined)),
  }),
  forms: shape<FormsState>(formRules),
  notices: shape<NoticesState>({
    session: orNull(
      shape<NonNullable<NoticesState['session']>>({
        minutesLeft: orNull(whole(0, longestWait, null)),
        dismissed: flag,
      }),
    ),
    connection: orNull(among(['lost', 'restored'], null)),
    storageBlocked: flag,
  }),
  drafts: shape<Sight['drafts']>(drafts),
  receipt: orNull(
    unlessMissing(
      'kind',
      shape<ReceiptSight>({
        kind: essential(lists.applicationNames),
        mailed: flag,
        sentAt: moment,
        hasFile: flag,
        open: flag,
      }),
      null,
    ),
  ),
  accountEntries: shape<Sight['accountEntries']>({ signUp: optional(code), forgotPassword: optional(code) }),
  api: entries(lists.callNames, call) as Rebuild<Sight['api']>,
};

type Part = keyof Sight;
export const partNames = Object.keys(rules) as Part[];
learn(partNames);

export const isPart = (name: string): name is Part => Object.hasOwn(rules, name);

/** One part of a sight, made anew. */
export const sievePart = <Name extends Part>(
  name: Name,
  found: unknown,
  leaveOut: (place: string) => void,
): Sight[Name] => rules[name](found, name, leaveOut);

/**
 * A sight made anew of anything at all, with nothing in it that is on no list; what was left out is counted by its place. Of
 * what it made itself it leaves nothing out.
 */
export function sieve(found: unknown): { sight: Sight; leftOut: Record<string, number> } {
  const leftOut: Record<string, number> = {};
  const leaveOut = (place: string) => {
    leftOut[place] = (leftOut[place] ?? 0) + 1;
  };
  const from: Partial<Record<string, unknown>> =
    typeof found === 'object' && found !== null ? { ...found } : {};
  for (const name in from) if (!Object.hasOwn(rules, name)) leaveOut('sight');
  const sight = Object.fromEntries(partNames.map((name) => [name, sievePart(name, from[name], leaveOut)]));
  return { sight: sight as Sight, leftOut };
}
