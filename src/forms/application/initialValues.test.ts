import { jobFields } from '../../../contract/applications/job.ts';
import { openings } from '../../../contract/enumerations/openings.ts';
import { furtherRoles } from '../../../contract/enumerations/roles.ts';
import { roleNames } from '../../content/marketing/positionNames.ts';
import { prefillValuesOf, roleGroupOf } from './initialValues.ts';

const roleOf = (role: string) => prefillValuesOf(jobFields, { role })['role'];

test.each(roleNames)('whoever read about the role %s finds it filled in', (role) => {
  expect(roleOf(role)).toBe(role);
});

test('a role that nobody knows is not', () => {
  expect(roleOf('Emperor')).toBeUndefined();
  expect(roleGroupOf({ role: 'Emperor' })).toBeUndefined();
});

test.each(furtherRoles)('%s, which no list offers, is offered to whoever read about it', (role) => {
  expect(roleGroupOf({ role })?.options).toEqual([{ value: role, label: role }]);
});

test('an opening fills in its job type and clears the role of an earlier draft', () => {
  const { title, jobType } = openings[1];
  expect(prefillValuesOf(jobFields, { opening: title })).toEqual({ jobType, role: '' });
});

test('an opening offers both of its roles, whichever was read about', () => {
  const group = roleGroupOf({ opening: 'SEO Specialist', role: 'Content Strategist' });
  expect(group?.options).toHaveLength(2);
});
