import { applicationKinds } from '../../../contract/applications.ts';
import type { AccountEntriesState, CodeForm } from '../../state/forms/accountEntriesSlice.ts';
import type { SiteState } from '../../state/siteStore.ts';
import type { Sight } from '../recording/sight.ts';
import { hiddenAnswer } from './hiddenAnswer.ts';

/** Decodes like a real token, but has a placeholder address and no signature. */
const placeholderToken = ['{"alg":"none"}', `{"email":"visitor@example.invalid"}`, '']
  .map((part) => btoa(part).replaceAll('=', ''))
  .join('.');

const auth = ({ session, endsAt, lapsed, loggedIn }: Sight['auth']): SiteState['auth'] => ({
  token: session === 'none' ? null : placeholderToken,
  claims:
    session === 'live'
      ? {
          email: hiddenAnswer,
          // The last second of the recorded minute, so that a replayed session does not end earlier than the real one.
          expiresAt: endsAt === null ? null : endsAt / 1000 + 59,
        }
      : null,
  lapsed,
  loggedIn,
});

const dialog = ({ current, page }: Sight['dialog']): SiteState['dialog'] => ({
  current: current && {
    kind: current.kind,
    params: {
      ...(current.message !== null && { message: current.message }),
      ...(current.returnPath && { returnPath: current.returnPath }),
      ...(current.hasOwner && { owner: hiddenAnswer }),
    },
    ...(current.page !== null && { page: current.page }),
    ...(current.transient && { transient: true }),
  },
  ...(page !== null && { page }),
});

function drafts(sights: Sight['drafts']): SiteState['drafts'] {
  const state: SiteState['drafts'] = {};
  for (const kind of applicationKinds) {
    const sight = sights[kind];
    if (!sight) continue;
    const owner = sight.hasOwner ? hiddenAnswer : null;
    state[kind] = { owner, values: {}, fileNames: {}, savedAt: sight.savedAt };
  }
  return state;
}

const receipt = (sight: Sight['receipt']): SiteState['receipt'] => ({
  sent: sight && {
    kind: sight.kind,
    owner: null,
    sentAt: sight.sentAt,
    reference: null,
    values: {},
    file: sight.hasFile ? { field: '', name: hiddenAnswer, size: 0, reference: null } : null,
    mailed: sight.mailed,
  },
  open: sight?.open ?? false,
});

function accountEntries(sights: Sight['accountEntries']): AccountEntriesState {
  const state: AccountEntriesState = {};
  for (const [form, code] of Object.entries(sights))
    state[form as CodeForm] = {
      owner: null,
      values: {},
      code: code && { ...code, address: hiddenAnswer, toldAt: 0 },
    };
  return state;
}

/** The site's state rebuilt from a sight, without the API's cache; fields that are not in a sight get placeholders. */
export const stateOf = (sight: Sight): SiteState => ({
  auth: auth(sight.auth),
  ui: sight.ui,
  dialog: dialog(sight.dialog),
  navigation: sight.navigation,
  forms: sight.forms,
  notices: sight.notices,
  drafts: drafts(sight.drafts),
  receipt: receipt(sight.receipt),
  accountEntries: accountEntries(sight.accountEntries),
});
