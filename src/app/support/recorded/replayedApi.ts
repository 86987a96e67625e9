import type { ProfileWithApplications } from '../../../../contract/accounts.ts';
import { profileSaved } from '../../../api/accountsApi.ts';
import { api } from '../../../api/api.ts';
import type { ApiError } from '../../../api/apiError.ts';
import { resultKeysOf } from '../../../api/sharedResult.ts';
import type { CallSight, Sight } from '../../../trace/recording/sight.ts';
import { hiddenAnswer } from '../../../trace/replay/hiddenAnswer.ts';
import { hiddenAddress } from './placeholders.ts';

type ApiState = ReturnType<typeof api.reducer>;

/** Of a profile nothing is told but that it was loaded. */
const hiddenProfile: ProfileWithApplications = {
  name: hiddenAnswer,
  email: hiddenAddress,
  phone_number: hiddenAnswer,
  address: hiddenAnswer,
  date_of_birth: '2000-01-01',
  gender: hiddenAnswer,
};

const errorOf = ({ fault }: CallSight): ApiError => {
  if (!fault) return { kind: 'failure', status: 0 };
  const { kind, status, message, ...besides } = fault;
  if (kind !== 'failure') return { kind };
  return { kind, status: status ?? 0, ...(message !== null && { message }), ...besides };
};

/** What RTK Query keeps of a call, as far as pages look at it. */
function entryOf(sight: CallSight) {
  const { call, status } = sight;
  const begun = { requestId: call, endpointName: call, startedTimeStamp: 0 };
  if (status === 'pending') return { ...begun, status };
  return status === 'fulfilled'
    ? { ...begun, status, data: {}, fulfilledTimeStamp: 0 }
    : { ...begun, status, error: errorOf(sight) };
}

const none = { type: 'support/none' };

/** The profile lies under the key that the site itself gives it, and outlives the session that it was fetched in. */
function queriesOf(sight: CallSight | undefined): ApiState['queries'] {
  if (!sight) return {};
  const { queries } = api.reducer(api.reducer(undefined, none), profileSaved(hiddenAddress, hiddenProfile));
  const entry = { ...entryOf(sight), ...(sight.status === 'fulfilled' && { data: hiddenProfile }) };
  return Object.fromEntries(
    Object.entries(queries).map(([key, known]) => [key, { ...entry, originalArgs: known?.originalArgs }]),
  ) as ApiState['queries'];
}

/** The API's cache as a sight tells it: how each call went, and of no answer more than that there was one. */
export function replayedApi({ loadProfile, ...calls }: Sight['api']): ApiState {
  const mutations = Object.values(calls).flatMap((sight) =>
    resultKeysOf(sight.call).map((key) => [key, entryOf(sight)] as const),
  );
  return {
    ...api.reducer(undefined, none),
    queries: queriesOf(loadProfile),
    mutations: Object.fromEntries(mutations) as ApiState['mutations'],
  };
}
