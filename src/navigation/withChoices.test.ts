import { withChoices } from './withChoices.ts';

test('a return path gets the choices of the answers, which replace those of its prefill', () => {
  const path = '/job-application';
  const withJobType = withChoices(
    { path, prefill: { jobType: 'Full-Time', opening: 'SEO Specialist' } },
    {
      jobType: 'Part-Time',
      name: 'Meena',
    },
  );
  expect(withJobType).toEqual({ path, prefill: { jobType: 'Part-Time', opening: 'SEO Specialist' } });
  expect(withChoices({ path }, { name: 'Meena' })).toEqual({ path });
  expect(withChoices(undefined, { jobType: 'Part-Time' })).toBeUndefined();
});
