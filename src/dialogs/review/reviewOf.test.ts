import { applicationKinds, fieldsOf } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { isShown } from '../../../contract/fields.ts';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import { answersOf, makePdf } from '../../../mocks/fixtures.ts';
import { applicationCopy } from '../../content/applications/applications.ts';
import { reviewOf } from './reviewOf.ts';

const long = applicationKinds.filter((kind) => applicationCopy[kind].reviewed);
const labelsOf = (fields: readonly Field[]) => fields.map(({ label }) => label).toSorted();

test('the four long forms can be reviewed, the short ones cannot', () => {
  expect(long).toEqual(['job', 'internship', 'partnership', 'service']);
});

test.each(long)(
  'the %s form shows every answer in its section, and names every question left empty',
  (kind) => {
    const answers: FieldValues = { ...answersOf[kind], resume: makePdf() };
    const asked = fieldsOf(kind).filter((field) => isShown(field, answers));
    const sections = reviewOf(kind, answers);
    expect(sections.map(({ title }) => title)).toEqual(
      applicationCopy[kind].sections.map(({ title }) => title),
    );
    const rows = sections.flatMap((section) => section.rows);
    expect(labelsOf(rows.map(({ field }) => field))).toEqual(
      labelsOf(asked.filter(({ name }) => answers[name])),
    );
    expect(labelsOf(sections.flatMap(({ empty }) => empty))).toEqual(
      labelsOf(asked.filter(({ name }) => !answers[name])),
    );
    for (const { key, rows: own } of sections)
      expect(own.every(({ field }) => field.section === key)).toBe(true);
  },
);

test('answers are formatted for people, and those of hidden fields are left out', () => {
  const answers = { ...answersOf.job, resume: makePdf(), startDate: '2027-01-11', otherIndustry: 'Tea' };
  const answerOf = (kind: ApplicationKind, name: string, values: FieldValues) =>
    reviewOf(kind, values)
      .flatMap(({ rows }) => rows)
      .find(({ field }) => field.name === name)?.answer;
  expect(answerOf('job', 'role', answers)).toBe('Backend Architect (Backend Team)');
  expect(answerOf('job', 'startDate', answers)).toBe('11 January 2027');
  expect(answerOf('job', 'experience', answers)).toBe('3 years');
  expect(answerOf('job', 'resume', answers)).toMatch(/^Meena Raman\.pdf, \d+ kB$/);
  const partnership = { ...answersOf.partnership, industry: 'Retail', otherIndustry: 'Tea' };
  expect(answerOf('partnership', 'otherIndustry', partnership)).toBeUndefined();
  expect(answerOf('partnership', 'otherIndustry', { ...partnership, industry: 'Others' })).toBe('Tea');
});
