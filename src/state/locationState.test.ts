import { arrivalOf, locationStateOf } from './locationState.ts';

test('what one page hands to the next is understood', () => {
  const returnPath = { path: '/job-application', prefill: { opening: 'SEO Specialist' } };
  expect(
    locationStateOf({ status: 'Account created. Please log in.', returnPath, leaveConfirmed: true }),
  ).toEqual({
    status: 'Account created. Please log in.',
    returnPath,
    leaveConfirmed: true,
  });
  expect(locationStateOf({ prefill: { jobType: 'Part-Time' } })).toEqual({
    prefill: { jobType: 'Part-Time' },
  });
});

test('what somebody else wrote into the history is ignored', () => {
  const foreign = {
    status: 7,
    returnPath: { path: 'https://elsewhere.example' },
    prefill: { jobType: 'Weekend' },
    usr: 1,
  };
  expect(locationStateOf(foreign)).toEqual({});
  expect(locationStateOf(null)).toEqual({});
  expect(locationStateOf('text')).toEqual({});
});

test.each([
  ['asha@mail.example', 'asha@mail.example'],
  [`${'a'.repeat(241)}@mail.example`, `${'a'.repeat(241)}@mail.example`],
  [`${'a'.repeat(242)}@mail.example`, undefined],
  ['asha', undefined],
  ['asha @mail.example', undefined],
  ['asha@mail.example, or so', undefined],
  [7, undefined],
])('of an address handed over, %j, only one that may be one is taken', (email, taken) => {
  expect(locationStateOf({ email, codeSentTo: email })).toEqual(
    taken === undefined ? {} : { email: taken, codeSentTo: taken },
  );
});

test('of what is handed over no answer is told, because it may have been chosen in a form', () => {
  const prefill = { jobType: 'Full-Time', role: 'Backend Architect', serviceType: 'Chat bot' };
  const returnPath = { path: '/job-application', prefill };
  const told = arrivalOf({ returnPath, prefill: { ...prefill, opening: 'SEO Specialist' } });
  expect(told).toMatchObject({
    returnPath: { path: '/job-application' },
    prefill: { opening: 'SEO Specialist' },
  });
  expect(JSON.stringify([told, arrivalOf({ prefill })])).not.toMatch(/Full-Time|Backend|Chat/);
});
