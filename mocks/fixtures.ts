import { applicationKinds, applicationPages } from '../contract/applications/kinds.ts';
import type { ApplicationKind } from '../contract/applications/kinds.ts';
import { fromKeys } from '../contract/fromKeys.ts';
import { paths } from '../contract/paths.ts';
import type { Path } from '../contract/paths.ts';
import { defaultSettings } from '../server/common/settings.ts';
import type { TestServer } from './testServer.ts';

export type SignUpDetails = {
  name: string;
  email: string;
  phone_number: string;
  address: string;
  date_of_birth: string;
  gender: 'Male' | 'Female' | 'Other';
  password: string;
};
export type LoggedInVisitor = SignUpDetails & { token: string };

export const visitor: SignUpDetails = {
  name: 'Meena Raman',
  email: 'meena@example.org',
  phone_number: '+91 98400 12345',
  address: '7 Temple Street\nMadurai',
  date_of_birth: '1998-04-12',
  gender: 'Female',
  password: 'four quiet words',
};

/** Limits that allow twenty concurrent uploads, for tests in which one account sends the same file twenty times at once. */
export const manyAtOnce = { ...defaultSettings.upload, perAccount: 20, perAddress: 20 };

async function expectAnswer(step: string, response: Response): Promise<Record<string, unknown>> {
  const body = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${step} was refused: ${response.status} ${String(body.message)}`);
  return body;
}

/** Asks for a code and verifies it. Returns the code. */
export async function verifyEmail(testServer: TestServer, email: string): Promise<string> {
  await expectAnswer('Asking for a code', await testServer.call('sendSignUpCode', { email }));
  const otp = await testServer.codeFor(email);
  await expectAnswer('Verifying', await testServer.call('verifyCode', { email, otp }));
  return otp;
}

/** Creates an account with the calls that the site makes. */
export async function signUp(
  testServer: TestServer,
  changes: Partial<SignUpDetails> = {},
): Promise<SignUpDetails> {
  const person = { ...visitor, ...changes };
  const otp = await verifyEmail(testServer, person.email);
  const answers = { ...person, confirm_password: person.password, otp };
  await expectAnswer('Signing up', await testServer.call('signUp', answers));
  return person;
}

/** Logs in to an account. Returns the token. */
export async function logIn(
  testServer: TestServer,
  { email, password }: Pick<SignUpDetails, 'email' | 'password'>,
): Promise<string> {
  const { token } = await expectAnswer('Logging in', await testServer.call('logIn', { email, password }));
  return String(token);
}

/** Creates an account and logs in to it. */
export async function signUpAndLogIn(
  testServer: TestServer,
  changes: Partial<SignUpDetails> = {},
): Promise<LoggedInVisitor> {
  const person = await signUp(testServer, changes);
  return { ...person, token: await logIn(testServer, person) };
}

/** Asks for a code to reset the password and verifies it. Returns the `Cookie` header that the browser then sends. */
export async function verifyReset(testServer: TestServer, email: string): Promise<string> {
  await expectAnswer('Asking for a code', await testServer.call('sendResetCode', { email }));
  const otp = await testServer.codeFor(email, 'reset-code');
  const verified = await testServer.call('verifyCode', { email, otp });
  const [cookie = ''] = verified.headers.getSetCookie();
  await expectAnswer('Verifying', verified);
  return cookie.split(';')[0] ?? '';
}

/** A small file that is accepted as a PDF. */
export const makePdf = (name = 'Meena Raman.pdf', content = 'A short life'): File =>
  new File([`%PDF-1.7\n${content}\n%%EOF\n`], name, { type: 'application/pdf' });

/** All required answers of a job application, and some optional ones. */
export const jobAnswers = {
  name: visitor.name,
  email: visitor.email,
  phone: visitor.phone_number,
  jobType: 'Full-Time',
  role: 'Backend Architect',
  education: 'BSc Mathematics, 2019',
  experience: '3',
  skills: 'SQL, Go',
  portfolio: 'meena.example.org',
  coverLetter: 'I like quiet systems.\nI would like to build some with you.',
};

/** Such answers for each kind of submission. */
export const answersOf = {
  job: jobAnswers,
  internship: {
    name: visitor.name,
    email: visitor.email,
    phone: visitor.phone_number,
    education: 'Second year of BSc Physics',
    fieldOfInterest: 'Web Development',
    startDate: '2026-06-01',
    availability: '3 months',
    expectedOutcome: 'To write a page that loads fast.',
    coverLetter: 'I take things apart.\nMost of them work again.',
    github: 'code.example.org/meena',
  },
  partnership: {
    businessName: 'Raman Textiles',
    contactPerson: visitor.name,
    email: visitor.email,
    phone: visitor.phone_number,
    website: 'textiles.example.org',
    industry: 'Others',
    otherIndustry: 'Weaving',
    partnershipGoals: 'Looms that report their own faults.',
    collaborationDetails: 'We bring the looms.\nYou bring the sensors.',
    expectedOutcome: 'Half the standing time.',
    startDate: '2026-07-01',
  },
  service: {
    name: visitor.name,
    email: visitor.email,
    phone: visitor.phone_number,
    companyName: 'Raman Textiles',
    serviceType: 'Web Development',
    industry: 'Retail',
    priorityLevel: 'High',
    projectDetails: 'A shop for forty kinds of cloth.',
    expectedOutcome: 'Orders while we sleep.',
    googleMeetAvailability: '2026-05-04T16:30',
    budget: '4 to 5 lakh',
    teamSize: '4',
  },
  consultation: {
    name: visitor.name,
    email: visitor.email,
    phone: visitor.phone_number,
    consultationType: 'Other',
    otherConsultationType: 'Accessibility',
    description: 'Can everybody use our shop?',
    preferredDate: '2026-05-04',
    preferredTime: '16:30',
    additionalNotes: 'Afternoons are best.',
  },
  feedback: {
    name: visitor.name,
    email: visitor.email,
    message: 'The drawings are lovely.\nThe menu hides the last entry.',
  },
} as const satisfies Record<ApplicationKind, Readonly<Record<string, string>>>;

/** The multipart body that the site sends: answers and file, without empty answers. */
export function formOf(answers: Readonly<Record<string, string>>, resume: File | null = makePdf()): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(answers)) if (value !== '') form.append(name, value);
  if (resume) form.append('resume', resume, resume.name);
  return form;
}

/** The page with the form of each submission. */
export const formPaths: Readonly<Record<ApplicationKind, Path>> = fromKeys(
  applicationKinds,
  (kind) => paths[applicationPages[kind]],
);
