import { withChoices } from './withChoices.ts';

test('the way back takes along what was chosen meanwhile', () => {
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
