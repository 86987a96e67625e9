import { act, screen, within } from '@testing-library/react';
import { applicationKinds, applications, fieldsOf } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { calls } from '../../../contract/calls.ts';
import { keysOf } from '../../../contract/keysOf.ts';
import { answersOf, visitor } from '../../../mocks/fixtures.ts';
import { spyOnCall } from '../../../mocks/spyOnCall.ts';
import { installMocks, server, currentTestServer } from '../../../mocks/server.ts';
import { applicationCopy } from '../../content/applications/applications.ts';
import { fillIn, openForm, question, submit } from '../../testing/forms/formSteps.ts';

installMocks();

/** What each form asks: control kinds by name, and the required names (specification INT, PRT, SRV, CONS, FB). */
const asked = {
  internship: {
    kinds:
      'name:text email:email phone:tel education:text fieldOfInterest:select-one startDate:date availability:text expectedOutcome:textarea resume:file coverLetter:textarea portfolio:url github:url',
    required: 'name email phone education fieldOfInterest startDate availability resume',
  },
  partnership: {
    kinds:
      'businessName:text contactPerson:text email:email phone:tel website:url industry:select-one partnershipGoals:textarea servicesOffered:textarea collaborationDetails:textarea expectedOutcome:textarea startDate:date',
    required:
      'businessName contactPerson email phone industry partnershipGoals collaborationDetails startDate',
  },
  service: {
    kinds:
      'name:text email:email phone:tel companyName:text serviceType:select-one industry:select-one priorityLevel:radio projectDetails:textarea expectedOutcome:textarea googleMeetAvailability:datetime-local budget:text teamSize:number startDate:date projectDeadline:date projectScope:textarea targetAudience:textarea additionalNotes:textarea',
    required: 'name email phone serviceType industry projectDetails expectedOutcome googleMeetAvailability',
  },
  consultation: {
    kinds:
      'name:text email:email phone:tel consultationType:select-one description:textarea preferredDate:date preferredTime:time additionalNotes:textarea',
    required: 'name email phone consultationType description preferredDate preferredTime',
  },
  feedback: { kinds: 'name:text email:email message:textarea', required: 'name email message' },
} as const satisfies Partial<Record<ApplicationKind, { kinds: string; required: string }>>;

const controlsIn = () => [
  ...document.querySelectorAll<HTMLInputElement>('main form :is(input, select, textarea)'),
];
const unique = (names: string[]) => [...new Set(names)];

test.each(keysOf(asked))(
  'the %s form asks its questions, each with the right control, and marks what is required',
  async (kind) => {
    await openForm(kind);
    const controls = controlsIn().filter(({ name }) => name !== '');
    expect(unique(controls.map(({ name, type }) => `${name}:${type}`)).join(' ')).toBe(asked[kind].kinds);
    const required = controls.filter((control) => control.required).map(({ name }) => name);
    expect(unique(required).join(' ')).toBe(asked[kind].required);
    const optional = fieldsOf(kind).filter((field) => !field.required && !field.showWhen);
    const labels = [...document.querySelectorAll('main form :is(label, legend)')].map(
      ({ textContent }) => textContent,
    );
    expect(labels).toEqual(expect.arrayContaining(optional.map(({ label }) => `${label} (optional)`)));
  },
);

const optionsOf = (label: string) =>
  within(question(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
    .join(', ');

test('the lists offer exactly what the specification lists, in its order, and free text has an example', async () => {
  const page = await openForm('internship');
  expect(optionsOf('Field of interest')).toBe(
    'Web Development, Mobile Development, UI/UX Design, Data Science, Machine Learning, Cloud Computing, Digital Marketing',
  );
  expect(question('Availability')).toHaveAccessibleDescription(/\b3 months\b/);
  await act(() => page.router.navigate('/partnership-application'));
  await screen.findByLabelText('Business name');
  expect(optionsOf('Industry')).toBe(
    'Technology, Healthcare, Education, Retail, Finance, Entertainment, Others',
  );
  await act(() => page.router.navigate('/service-application'));
  await screen.findByLabelText('Service type');
  expect(optionsOf('Service type')).toBe(
    'Web Development, Mobile App Development, UI/UX Design, Cloud Services, AI & ML Solutions, Business Analytics, Chat bot, IOT integration',
  );
  expect(optionsOf('Industry')).toBe(
    'Technology, Healthcare, Finance, Retail, Manufacturing, Education, Others',
  );
  const priorities = within(screen.getByRole('radiogroup')).getAllByRole('radio');
  expect(priorities.map((radio) => (radio as HTMLInputElement).value)).toEqual(['Low', 'Medium', 'High']);
  await act(() => page.router.navigate('/consultation-form'));
  await screen.findByLabelText('Consultation type');
  expect(optionsOf('Consultation type')).toBe(
    'Business Consultation, Technical Consultation, Marketing Consultation, Design Consultation, Other',
  );
});

/** The errors of an empty form, in the order of its questions (specification VAL-23). */
const missing: Record<ApplicationKind, readonly string[]> = {
  job: [
    'Name is required.',
    'Phone number is required.',
    'Role is required.',
    'Education is required.',
    'Experience is required.',
    'Resume is required.',
  ],
  internship: [
    'Name is required.',
    'Phone number is required.',
    'Education is required.',
    'Field of interest is required.',
    'Start date is required.',
    'Availability is required.',
    'Resume is required.',
  ],
  partnership: [
    'Business name is required.',
    'Contact person is required.',
    'Phone number is required.',
    'Industry is required.',
    'Partnership goals are required.',
    'Collaboration details are required.',
    'Start date is required.',
  ],
  service: [
    'Name is required.',
    'Phone number is required.',
    'Service type is required.',
    'Industry is required.',
    'Project details are required.',
    'Expected outcome is required.',
    'Google Meet availability is required.',
  ],
  consultation: [
    'Name is required.',
    'Phone number is required.',
    'Consultation type is required.',
    'Description is required.',
    'Preferred date is required.',
    'Preferred time is required.',
  ],
  feedback: ['Name is required.', 'Message is required.'],
};

test.each(applicationKinds)(
  'the %s form says at each empty required question what is missing',
  async (kind) => {
    const page = await openForm(kind);
    await submit(kind, page);
    const summary = await screen.findByRole('alert');
    const links = within(summary).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(missing[kind]);
  },
);

test('the only messages other than ‘{label} is required.’ are these', async () => {
  const messages = applicationKinds.flatMap((kind) =>
    fieldsOf(kind).flatMap(({ requiredMessage }) => requiredMessage ?? []),
  );
  expect(messages).toEqual([
    'Please specify your industry.',
    'Partnership goals are required.',
    'Collaboration details are required.',
    'Project details are required.',
  ]);
});

test.each(['internship', 'partnership', 'consultation'] as const)(
  'the address of the %s form is the account’s and cannot be changed',
  async (kind) => {
    await openForm(kind);
    expect(question('Email')).toHaveValue(visitor.email);
    expect(question('Email')).toHaveAttribute('readonly');
  },
);

test.each(['feedback', 'service'] as const)(
  'the address of the %s form is the account’s and can be changed',
  async (kind) => {
    await openForm(kind);
    expect(question('Email')).toHaveValue(visitor.email);
    expect(question('Email')).not.toHaveAttribute('readonly');
  },
);

const bearer = { none: () => null, optional: (token: string) => `Bearer ${token}` } as const;

test.each(applicationKinds)(
  'the %s form is stored with the token, and then its emails are released as the contract says',
  async (kind) => {
    const page = await openForm(kind);
    await fillIn(kind, page);
    const { submit: form, mail } = applications[kind];
    const stored = spyOnCall(calls[form]);
    const mailed = spyOnCall(calls[mail]);
    server.use(stored.handler, mailed.handler);
    await submit(kind, page);
    await screen.findByRole('dialog');
    const answers: Record<string, string> = { ...answersOf[kind] };
    for (const { name, control } of fieldsOf(kind)) {
      if (control === 'url' && answers[name]) answers[name] = `https://${answers[name]}`;
    }
    const json = Object.fromEntries(
      fieldsOf(kind)
        .filter(({ control }) => control !== 'file')
        .map(({ name }) => [name, answers[name] ?? '']),
    );
    const isFile = calls[form].body === 'multipart';
    const [first] = stored.requests;
    expect(stored.requests).toHaveLength(1);
    expect(first?.authorization).toBe(`Bearer ${page.token}`);
    expect(first?.contentType).toMatch(isFile ? /^multipart\/form-data; ?boundary=/ : /^application\/json/);
    const parts = Object.fromEntries(
      Object.entries(answers).map(([name, value]) => [name, value.replaceAll('\n', '\r\n')]),
    );
    const file: unknown = expect.objectContaining({ name: 'Meena Raman.pdf' });
    const reference: unknown = expect.stringMatching(/\S/);
    expect(first?.body).toEqual(isFile ? { ...parts, resume: file } : json);
    expect(mailed.requests).toEqual([
      {
        authorization: bearer[calls[mail].auth](page.token),
        contentType: expect.stringMatching(/^application\/json/) as string,
        body: isFile ? { ...json, resume: reference } : json,
      },
    ]);
    const { db } = await currentTestServer();
    expect(await db.selectFrom('submission').select('kind').execute()).toEqual([{ kind }]);
  },
);

test('every form has its heading', () => {
  expect(applicationKinds.map((kind) => applicationCopy[kind].heading)).toEqual([
    'Job application',
    'Internship application',
    'Partnership application',
    'Service request',
    'Consultation request',
    'Send feedback',
  ]);
});
