import { arrivalOf } from './locationState.ts';

test('what one page hands to the next is understood', () => {
  const back = { path: '/job-application', choice: { opening: 'SEO Specialist' } };
  expect(arrivalOf({ status: 'Account created. Please log in.', back, leaving: true })).toEqual({
    status: 'Account created. Please log in.',
    back,
    leaving: true,
  });
  expect(arrivalOf({ choice: { jobType: 'Part-Time' } })).toEqual({ choice: { jobType: 'Part-Time' } });
});

test('what somebody else wrote into the history is ignored', () => {
  const foreign = {
    status: 7,
    back: { path: 'https://elsewhere.example' },
    choice: { jobType: 'Weekend' },
    usr: 1,
  };
  expect(arrivalOf(foreign)).toEqual({});
  expect(arrivalOf(null)).toEqual({});
  expect(arrivalOf('text')).toEqual({});
});
