import type { ProfileWithApplications } from '../../../../contract/accounts.ts';
import { profileSaved } from '../../../api/accountsApi.ts';
import { api } from '../../../api/api.ts';
import type { ApiError } from '../../../api/apiError.ts';
import { resultKeysOf } from '../../../api/sharedResult.ts';
import type { CallSnapshot, Snapshot } from '../../../trace/recording/snapshot.ts';
import { hiddenAnswer } from '../../../trace/replay/hiddenAnswer.ts';
import { hiddenAddress } from './placeholders.ts';

type ApiState = ReturnType<typeof api.reducer>;

/** A trace says of a profile only that it was loaded. */
const hiddenProfile: ProfileWithApplications = {
  name: hiddenAnswer,
  email: hiddenAddress,
  phone_number: hiddenAnswer,
  address: hiddenAnswer,
  date_of_birth: '2000-01-01',
  gender: hiddenAnswer,
};

const errorOf = ({ fault }: CallSnapshot): ApiError => {
  if (!fault) return { kind: 'failure', status: 0 };
  const { kind, status, message, ...besides } = fault;
  if (kind !== 'failure') return { kind };
  return { kind, status: status ?? 0, ...(message !== null && { message }), ...besides };
};

/** The cache entry of a call, with the fields that pages read. */
function entryOf(snapshot: CallSnapshot) {
  const { call, status } = snapshot;
  const begun = { requestId: call, endpointName: call, startedTimeStamp: 0 };
  if (status === 'pending') return { ...begun, status };
  return status === 'fulfilled'
    ? { ...begun, status, data: {}, fulfilledTimeStamp: 0 }
    : { ...begun, status, error: errorOf(snapshot) };
}

const noCalls = api.reducer(undefined, { type: 'support/none' });
/** Under the key that the site's own code gives it. */
const { queries: loadedProfile } = api.reducer(noCalls, profileSaved(hiddenAddress, hiddenProfile));

/** The cache entry of the profile. It is there without a session, too, as a visitor's outlives the one that fetched it. */
function queriesOf(snapshot: CallSnapshot | undefined): ApiState['queries'] {
  if (!snapshot) return {};
  const entry = { ...entryOf(snapshot), ...(snapshot.status === 'fulfilled' && { data: hiddenProfile }) };
  return Object.fromEntries(
    Object.entries(loadedProfile).map(([key, known]) => [
      key,
      { ...entry, originalArgs: known?.originalArgs },
    ]),
  ) as ApiState['queries'];
}

/** The API's cache rebuilt from a snapshot: the state of each call, with placeholders for the data of responses. */
export function replayedApi({ loadProfile, ...calls }: Snapshot['api']): ApiState {
  const mutations = Object.values(calls).flatMap((snapshot) =>
    resultKeysOf(snapshot.call).map((key) => [key, entryOf(snapshot)] as const),
  );
  return {
    ...noCalls,
    queries: queriesOf(loadProfile),
    mutations: Object.fromEntries(mutations) as ApiState['mutations'],
  };
}
