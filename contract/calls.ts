export const apiBase = '/api';

export type Call = {
  method: 'GET' | 'POST' | 'PUT';
  path: `/${string}`;
  body: 'json' | 'multipart' | 'none';
  /** Whether the site sends its token: always, never, or if it has one (specification D47). */
  auth: 'bearer' | 'none' | 'optional';
  /** The body holds a local time. A header names its time zone, because the specification fixes the fields of the body. */
  timeZone?: true;
  /** Its responses have an ETag of what is stored (`contract/preconditions.ts`). */
  etag?: true;
};

/** Request header with the IANA name of the visitor's time zone, such as `Asia/Kolkata`. */
export const timeZoneHeader = 'Time-Zone';

/** The 20 calls (specification 7). */
export const calls = {
  sendSignUpCode: { method: 'POST', path: '/auth/send-otp-email', body: 'json', auth: 'none' },
  sendResetCode: { method: 'POST', path: '/auth/send-otp', body: 'json', auth: 'none' },
  verifyCode: { method: 'POST', path: '/auth/verify-otp', body: 'json', auth: 'none' },
  signUp: { method: 'POST', path: '/auth/signup', body: 'json', auth: 'none' },
  logIn: { method: 'POST', path: '/auth/login', body: 'json', auth: 'none' },
  resetPassword: { method: 'POST', path: '/auth/reset-password', body: 'json', auth: 'none' },
  loadProfile: { method: 'GET', path: '/auth/user/profile', body: 'none', auth: 'bearer', etag: true },
  updateProfile: { method: 'PUT', path: '/auth/update-profile', body: 'json', auth: 'bearer', etag: true },
  submitJobApplication: { method: 'POST', path: '/form/job-application', body: 'multipart', auth: 'bearer' },
  mailJobApplication: { method: 'POST', path: '/mail/job-mail', body: 'json', auth: 'optional' },
  submitFeedback: { method: 'POST', path: '/form/feedback-application', body: 'json', auth: 'bearer' },
  mailFeedback: { method: 'POST', path: '/mail/feedback-mail', body: 'json', auth: 'optional' },
  submitInternshipApplication: {
    method: 'POST',
    path: '/form/intern-application',
    body: 'multipart',
    auth: 'bearer',
  },
  mailInternshipApplication: { method: 'POST', path: '/mail/intern-mail', body: 'json', auth: 'none' },
  submitPartnershipApplication: {
    method: 'POST',
    path: '/form/partnership-application',
    body: 'json',
    auth: 'bearer',
  },
  mailPartnershipApplication: { method: 'POST', path: '/mail/partner-mail', body: 'json', auth: 'none' },
  submitServiceRequest: {
    method: 'POST',
    path: '/form/service-application',
    body: 'json',
    auth: 'bearer',
    timeZone: true,
  },
  mailServiceRequest: { method: 'POST', path: '/mail/service-mail', body: 'json', auth: 'optional' },
  submitConsultationRequest: {
    method: 'POST',
    path: '/form/consultation-application',
    body: 'json',
    auth: 'bearer',
    timeZone: true,
  },
  mailConsultationRequest: {
    method: 'POST',
    path: '/mail/consultation-mail',
    body: 'json',
    auth: 'optional',
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
