import { arrivalOf, locationStateOf } from './locationState.ts';

test('a location state of the site is read as it was written', () => {
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

test('invalid parts of a history state are ignored', () => {
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
])('the email address %j is read as %j', (email, taken) => {
  expect(locationStateOf({ email, codeSentTo: email })).toEqual(
    taken === undefined ? {} : { email: taken, codeSentTo: taken },
  );
});

test('an arrival holds no answers of a prefill, because they may have been chosen in a form', () => {
  const prefill = { jobType: 'Full-Time', role: 'Backend Architect', serviceType: 'Chat bot' };
  const returnPath = { path: '/job-application', prefill };
  const arrival = arrivalOf({ returnPath, prefill: { ...prefill, opening: 'SEO Specialist' } });
  expect(arrival).toMatchObject({
    returnPath: { path: '/job-application' },
    prefill: { opening: 'SEO Specialist' },
  });
  expect(JSON.stringify([arrival, arrivalOf({ prefill })])).not.toMatch(/Full-Time|Backend|Chat/);
});
