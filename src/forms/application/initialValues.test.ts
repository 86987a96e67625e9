import { jobFields } from '../../../contract/applications/job.ts';
import { openings } from '../../../contract/enumerations/openings.ts';
import { furtherRoles } from '../../../contract/enumerations/roles.ts';
import { roleNames } from '../../content/marketing/positionNames.ts';
import { prefillValuesOf, roleGroupOf } from './initialValues.ts';

const roleOf = (role: string) => prefillValuesOf(jobFields, { role })['role'];

test.each(roleNames)('the role %s can be prefilled', (role) => {
  expect(roleOf(role)).toBe(role);
});

test('an unknown role is not prefilled', () => {
  expect(roleOf('Emperor')).toBeUndefined();
  expect(roleGroupOf({ role: 'Emperor' })).toBeUndefined();
});

test.each(furtherRoles)('%s, which no list offers, is offered if it is prefilled', (role) => {
  expect(roleGroupOf({ role })?.options).toEqual([{ value: role, label: role }]);
});

test('an opening prefills its job type and an empty role', () => {
  const { title, jobType } = openings[1];
  expect(prefillValuesOf(jobFields, { opening: title })).toEqual({ jobType, role: '' });
});

test('an opening offers both of its roles, whichever is prefilled', () => {
  const group = roleGroupOf({ opening: 'SEO Specialist', role: 'Content Strategist' });
  expect(group?.options).toHaveLength(2);
});
