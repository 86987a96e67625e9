import { apiBase, calls } from './calls.ts';

/**
 * The rows of the specification's table (specification 7). Where it states no header, the token is sent if there is one
 * (specification D47).
 */
const specified = `
POST /auth/send-otp-email json none
POST /auth/send-otp json none
POST /auth/verify-otp json none
POST /auth/signup json none
POST /auth/login json none
POST /auth/reset-password json none
GET /auth/user/profile none bearer
PUT /auth/update-profile json bearer
POST /form/job-application multipart bearer
POST /mail/job-mail json optional
POST /form/feedback-application json bearer
POST /mail/feedback-mail json optional
POST /form/intern-application multipart bearer
POST /mail/intern-mail json none
POST /form/partnership-application json bearer
POST /mail/partner-mail json none
POST /form/service-application json bearer
POST /mail/service-mail json optional
POST /form/consultation-application json bearer
POST /mail/consultation-mail json optional`;

test('the calls are the 20 of the specification, under /api', () => {
  const ours = Object.values(calls).map(({ method, path, body, auth }) =>
    [method, path, body, auth].join(' '),
  );
  expect(ours).toEqual(specified.trim().split('\n'));
  expect(apiBase).toBe('/api');
});

test('sign-up and forgot password ask for their codes with different calls', () => {
  expect(calls.sendSignUpCode.path).toBe('/auth/send-otp-email');
  expect(calls.sendResetCode.path).toBe('/auth/send-otp');
});
