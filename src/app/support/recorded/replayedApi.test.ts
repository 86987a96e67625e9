import { sharedResult } from '../../../api/sharedResult.ts';
import { replayedApi } from './replayedApi.ts';

test.each([
  [
    'a login that failed, on its page and in a dialog',
    'logIn',
    [sharedResult('logIn'), sharedResult('logIn', 'dialog')],
  ],
  [
    'a wrong code, in both forms that ask for one',
    'verifyCode',
    [sharedResult('verifyCode', 'signUp'), sharedResult('verifyCode', 'forgotPassword')],
  ],
  ['a code that was not sent', 'sendSignUpCode', [sharedResult('sendSignUpCode')]],
] as const)('a replay shows the error of %s', (_what, call, options) => {
  const fault = { kind: 'failure', status: 401, message: 'Not this one.' } as const;
  const { mutations } = replayedApi({ [call]: { call, status: 'rejected', fault } });
  for (const { fixedCacheKey } of options)
    expect(mutations[fixedCacheKey]).toMatchObject({ endpointName: call, error: fault });
});
