import { applicationKinds, fieldsOf } from './applications.ts';
import { jobFields } from './applications/job.ts';
import { blankValuesOf, formDataOf, jsonOf } from './fields.ts';
import type { Field } from './fields.ts';

const namesWhere = (test: (field: Field) => boolean) => jobFields.filter(test).map(({ name }) => name);
const resume = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });

test('the job application asks the 17 questions of the specification', () => {
  const specified =
    'name email phone jobType role education experience startDate skills portfolio resume coverLetter expectedSalary linkedin workSamples howDidYouHear sampleWork';
  expect(new Set(jobFields.map(({ name }) => name))).toEqual(new Set(specified.split(' ')));
  expect(jobFields).toHaveLength(17);
});

test('eight of them are required', () => {
  expect(namesWhere(({ required }) => required === true).join(' ')).toBe(
    'name email phone jobType role education experience resume',
  );
});

test('the role list is exactly the ten roles with their teams, in order', () => {
  const role: Field = jobFields.find(({ name }) => name === 'role')!;
  expect(role.options?.map(({ label }) => label)).toEqual([
    'UI/UX Sculptor (Frontend Team)',
    'Frontend Architect (Frontend Team)',
    'Interaction Strategist (Frontend Team)',
    'Cloud Infrastructure Specialist (Backend Team)',
    'Backend Architect (Backend Team)',
    'Server Sorcerer (Backend Team)',
    'Quality Guardian (Quality Assurance)',
    'Execution Strategist (Operations)',
    'Client Success Director (Client Relations)',
    'Human Capital Strategist (HR)',
  ]);
});

test('four fields are web addresses, and “How did you hear about us?” has six values', () => {
  expect(namesWhere(({ control }) => control === 'url').join(' ')).toBe(
    'linkedin portfolio workSamples sampleWork',
  );
  const howDidYouHear: Field = jobFields.find(({ name }) => name === 'howDidYouHear')!;
  expect(howDidYouHear.options?.map(({ value }) => value).join(' ')).toBe(
    'friend socialMedia onlineAdvertisement jobBoard recruiter other',
  );
});

test('the two questions for work on the web say which of it they mean', () => {
  const asksFor = (words: string) => namesWhere(({ help }) => help?.includes(words) === true);
  expect(asksFor('several pieces')).toEqual(['workSamples']);
  expect(asksFor('one piece')).toEqual(['sampleWork']);
});

test('multipart holds only what is filled in, and the file as a file', () => {
  const data = formDataOf(jobFields, { ...blankValuesOf(jobFields), name: 'Asha', resume });
  expect([...data.keys()]).toEqual(['name', 'jobType', 'resume']);
  expect(data.get('resume')).toBeInstanceOf(File);
});

test('JSON holds every answer as text, empty ones as empty text, and no file', () => {
  const json = jsonOf(jobFields, { ...blankValuesOf(jobFields), experience: '3', resume });
  expect(json['experience']).toBe('3');
  expect(json['skills']).toBe('');
  expect(json).not.toHaveProperty('resume');
});

test('three questions are shown only after a certain answer, and one of them is then required', () => {
  const followUps = applicationKinds.flatMap((kind) =>
    fieldsOf(kind).flatMap(({ name, required = false, showWhen }) =>
      showWhen ? [`${kind}: ${name} after ${showWhen.is}${required ? ', required' : ''}`] : [],
    ),
  );
  expect(followUps).toEqual([
    'partnership: otherIndustry after Others, required',
    'service: otherIndustry after Others',
    'consultation: otherConsultationType after Other',
  ]);
});

test('a hidden question is sent empty, and left out of multipart', () => {
  const fields: Field[] = [
    { name: 'industry', label: 'Industry', control: 'text' },
    { name: 'other', label: 'Other', control: 'text', showWhen: { field: 'industry', is: 'Others' } },
  ];
  const values = { industry: 'Retail', other: 'left over' };
  expect(jsonOf(fields, values)).toEqual({ industry: 'Retail', other: '' });
  expect([...formDataOf(fields, values).keys()]).toEqual(['industry']);
});
