import { locationStateOf } from './locationState.ts';

test('what one page hands to the next is understood', () => {
  const back = { path: '/job-application', choice: { opening: 'SEO Specialist' } };
  expect(locationStateOf({ status: 'Account created. Please log in.', back, leaving: true })).toEqual({
    status: 'Account created. Please log in.',
    back,
    leaving: true,
  });
  expect(locationStateOf({ choice: { jobType: 'Part-Time' } })).toEqual({ choice: { jobType: 'Part-Time' } });
});

test('what somebody else wrote into the history is ignored', () => {
  const foreign = {
    status: 7,
    back: { path: 'https://elsewhere.example' },
    choice: { jobType: 'Weekend' },
    usr: 1,
  };
  expect(locationStateOf(foreign)).toEqual({});
  expect(locationStateOf(null)).toEqual({});
  expect(locationStateOf('text')).toEqual({});
});
