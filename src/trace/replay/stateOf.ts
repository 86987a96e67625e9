import { applicationKinds } from '../../../contract/applications.ts';
import { keysOf } from '../../../contract/keysOf.ts';
import { unknownSize } from '../../../contract/files/sizeOf.ts';
import type { AccountEntriesState } from '../../state/forms/accountEntriesSlice.ts';
import type { SiteState } from '../../state/siteStore.ts';
import type { Snapshot } from '../recording/snapshot.ts';
import { hiddenAnswer } from './hiddenAnswer.ts';

/** Decodes like a real token, but has a placeholder address and no signature. */
const placeholderToken = ['{"alg":"none"}', `{"email":"visitor@example.invalid"}`, '']
  .map((part) => btoa(part).replaceAll('=', ''))
  .join('.');

const auth = ({ session, endsAt, lapsed, loggedIn }: Snapshot['auth']): SiteState['auth'] => ({
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

const dialog = ({ current, page }: Snapshot['dialog']): SiteState['dialog'] => ({
  current: current && {
    kind: current.kind,
    params: {
      ...(current.message !== null && { message: current.message }),
      ...(current.returnPath && { returnPath: current.returnPath }),
      ...(current.hasOwner && { owner: hiddenAnswer }),
      ...(current.mayHaveArrived && { mayHaveArrived: true }),
    },
    ...(current.page !== null && { page: current.page }),
    ...(current.transient && { transient: true }),
  },
  ...(page !== null && { page }),
});

function drafts(snapshots: Snapshot['drafts']): SiteState['drafts'] {
  const state: SiteState['drafts'] = {};
  for (const kind of applicationKinds) {
    const snapshot = snapshots[kind];
    if (!snapshot) continue;
    const owner = snapshot.hasOwner ? hiddenAnswer : null;
    state[kind] = { owner, values: {}, fileNames: {}, savedAt: snapshot.savedAt };
  }
  return state;
}

const receipt = (snapshot: Snapshot['receipt']): SiteState['receipt'] => ({
  sent: snapshot && {
    kind: snapshot.kind,
    owner: null,
    sentAt: snapshot.sentAt,
    reference: null,
    values: {},
    file: snapshot.hasFile ? { field: '', name: hiddenAnswer, size: unknownSize, reference: null } : null,
    mailed: snapshot.mailed,
  },
  open: snapshot?.open ?? false,
});

function accountEntries(snapshots: Snapshot['accountEntries']): AccountEntriesState {
  const state: AccountEntriesState = {};
  for (const form of keysOf(snapshots)) {
    const code = snapshots[form] ?? null;
    state[form] = { owner: null, values: {}, code: code && { ...code, address: hiddenAnswer, toldAt: 0 } };
  }
  return state;
}

/** The site's state rebuilt from a snapshot, without the API's cache; fields that are not in a snapshot get placeholders. */
export const stateOf = (snapshot: Snapshot): SiteState => ({
  auth: auth(snapshot.auth),
  ui: snapshot.ui,
  dialog: dialog(snapshot.dialog),
  navigation: snapshot.navigation,
  forms: snapshot.forms,
  notices: snapshot.notices,
  drafts: drafts(snapshot.drafts),
  receipt: receipt(snapshot.receipt),
  accountEntries: accountEntries(snapshot.accountEntries),
});
