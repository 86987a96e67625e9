import { schemaOf } from '../../../contract/rules.ts';
import { roleNames, teamNames } from '../../content/marketing/positionNames.ts';
import { teams } from '../../content/marketing/positions.ts';
import { formFields } from './formFields.ts';
import { ruleNames } from './lists.ts';

test('knows every rule by its name', () => {
  const names = Object.values(formFields).flatMap((fields) => {
    const described = schemaOf(fields).describe();
    return Object.values(described.fields).flatMap((field) =>
      'tests' in field ? field.tests.map(({ name }) => name ?? '') : [],
    );
  });
  // What is asked only at times is described by its condition, and has the same rules.
  expect([...new Set([...names, 'required'])].toSorted()).toEqual(ruleNames.toSorted());
});

test('knows every team and role by its name', () => {
  expect(teams.map(({ name }) => name)).toEqual(teamNames);
  expect(teams.flatMap(({ roles }) => roles.map(({ name }) => name))).toEqual(roleNames);
});
