import { schemaOf } from '../../../contract/rules.ts';
import { roleNames, teamNames } from '../../content/marketing/positionNames.ts';
import { teams } from '../../content/marketing/positions.ts';
import { formFields } from './formFields.ts';
import { ruleNames } from './lists.ts';

test('lists the name of every validation rule of the forms', () => {
  const names = Object.values(formFields).flatMap((fields) => {
    const described = schemaOf(fields).describe();
    return Object.values(described.fields).flatMap((field) =>
      'tests' in field ? field.tests.map(({ name }) => name ?? '') : [],
    );
  });
  // A conditional field is described by its condition, without its tests, which are the same as those of other fields.
  expect([...new Set([...names, 'required'])].toSorted()).toEqual(ruleNames.toSorted());
});

test('lists the name of every team and role', () => {
  expect(teams.map(({ name }) => name)).toEqual(teamNames);
  expect(teams.flatMap(({ roles }) => roles.map(({ name }) => name))).toEqual(roleNames);
});
