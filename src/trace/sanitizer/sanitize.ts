import { keysOf } from '../../../contract/keysOf.ts';
import { roleNames, teamNames } from '../../content/marketing/positionNames.ts';
import { technologyTabs } from '../../content/technologies/technologies.ts';
import type { FormsState } from '../../state/forms/formsSlice.ts';
import type { NavigationState } from '../../state/navigationSlice.ts';
import type { NoticesState } from '../../state/noticesSlice.ts';
import type { UiState } from '../../state/uiSlice.ts';
import { colourModes } from '../../theme/tokens/colourModes.ts';
import * as lists from './lists.ts';
import {
  among,
  essential,
  flag,
  learn,
  optional,
  orNull,
  shape,
  timestamp,
  unlessMissing,
  vocabulary,
  whole,
} from './rebuild.ts';
import type { Rebuild, Refusable } from './rebuild.ts';
import type { AuthSnapshot, DialogSnapshot, ReceiptSnapshot, Snapshot } from '../recording/snapshot.ts';
import { api } from './sanitizeCalls.ts';
import { code, drafts, formRules } from './sanitizeForms.ts';
import { arrival, dialog, page } from './sanitizePages.ts';

/**
 * Version of the rules, raised when one of them lets another kind of value through. The closed lists, such as that of action
 * types, follow the build.
 */
export const policy = 4;

/** Minutes: a year. */
const longestWait = 60 * 24 * 366;
const mostLoadings = 99;

const loadings = optional(whole(0, mostLoadings, 1));

/** How a part of a snapshot is rebuilt, and what it is about, for whoever is told that values of it were left out. */
type Rule<Rebuilt> = { words: string; rebuild: Rebuild<Rebuilt> };

const about = <Rebuilt>(words: string, rebuild: Rebuild<Rebuilt>): Rule<Rebuilt> => ({ words, rebuild });

/** A rule for each part of a snapshot; a part without one is a compile error. */
const rules: { [Slice in keyof Snapshot]: Rule<Snapshot[Slice]> } = {
  auth: about(
    'the session',
    shape<AuthSnapshot>({
      session: among(['none', 'live', 'over'], 'none'),
      endsAt: orNull(timestamp),
      lapsed: flag,
      loggedIn: flag,
    }),
  ),
  ui: about(
    'menus, colours and what was chosen on a page',
    shape<UiState>({
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
      searchOpen: flag,
    }),
  ),
  dialog: about('dialogs', shape<DialogSnapshot>({ current: dialog, page })),
  navigation: about(
    'addresses, and what a page was opened with',
    shape<NavigationState>({
      path: page,
      action: orNull(among(['POP', 'PUSH', 'REPLACE'], null)),
      arrival: optional(arrival),
      failure: optional(among(['chunk', 'error'], undefined)),
    }),
  ),
  forms: about('forms', shape<FormsState>(formRules)),
  notices: about(
    'notices of session and connection',
    shape<NoticesState>({
      session: orNull(
        shape<NonNullable<NoticesState['session']>>({
          minutesLeft: orNull(whole(0, longestWait, null)),
          dismissed: flag,
        }),
      ),
      connection: orNull(among(['lost', 'restored', 'replaced', 'failed', 'slow'], null)),
      storageBlocked: flag,
    }),
  ),
  drafts: about('drafts', shape<Snapshot['drafts']>(drafts)),
  receipt: about(
    'the receipt',
    orNull(
      unlessMissing(
        ['kind'],
        shape<Refusable<ReceiptSnapshot, 'kind'>>({
          kind: essential(lists.applicationNames),
          mailed: flag,
          sentAt: timestamp,
          hasFile: flag,
          open: flag,
        }),
        null,
      ),
    ),
  ),
  accountEntries: about(
    'codes of the account forms',
    shape<Snapshot['accountEntries']>({
      signUp: optional(code),
      forgotPassword: optional(code),
    }),
  ),
  api: about('calls to the server', api),
};

type Part = keyof Snapshot;
export const partNames = keysOf(rules);
learn(partNames);

/**
 * Every text that a list of these rules lets through. It is taken here, where all rules of a snapshot have been made, so
 * that it does not depend on what else is loaded.
 */
export const listedTexts: ReadonlySet<string> = new Set(vocabulary);

export const isPart = (name: string): name is Part => Object.hasOwn(rules, name);

export const partWords = (name: Part): string => rules[name].words;

/** Rebuilds one part of a snapshot from the closed lists. */
export const sanitizePart = <Name extends Part>(
  name: Name,
  found: unknown,
  leaveOut: (place: string) => void,
): Snapshot[Name] => rules[name].rebuild(found, name, leaveOut);

/**
 * Rebuilds a snapshot from any input, so that every value in it is on a list; what was left out is counted by its place.
 * It is idempotent: a snapshot that it returned passes again unchanged, with nothing left out.
 */
export function sanitize(found: unknown): { snapshot: Snapshot; leftOut: Record<string, number> } {
  const leftOut: Record<string, number> = {};
  const leaveOut = (place: string) => {
    leftOut[place] = (leftOut[place] ?? 0) + 1;
  };
  const from: Partial<Record<string, unknown>> =
    typeof found === 'object' && found !== null ? { ...found } : {};
  for (const name in from) if (!Object.hasOwn(rules, name)) leaveOut('snapshot');
  const snapshot = Object.fromEntries(
    partNames.map((name) => [name, sanitizePart(name, from[name], leaveOut)]),
  );
  return { snapshot: snapshot as Snapshot, leftOut };
}
