import type { ApplicationKind } from '../contract/applications.ts';
import { paths } from '../contract/paths.ts';
import type { Path } from '../contract/paths.ts';
import { defaultSettings } from '../server/settings.ts';
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

/** Room for twenty files of one account at once, where it is the same file that comes twenty times. */
export const manyAtOnce = { ...defaultSettings.upload, perAccount: 20, perAddress: 20 };

async function expectAnswer(step: string, response: Response): Promise<Record<string, unknown>> {
  const body = (await response.json()) as Record<string, unknown>;
  if (!response.ok) throw new Error(`${step} was refused: ${response.status} ${String(body.message)}`);
  return body;
}

/** Asks for a code and verifies it. Gives the code. */
export async function verifyEmail(testServer: TestServer, email: string): Promise<string> {
  await expectAnswer('Asking for a code', await testServer.call('sendSignUpCode', { email }));
  const otp = await testServer.codeFor(email);
  await expectAnswer('Verifying', await testServer.call('verifyCode', { email, otp }));
  return otp;
}

/** Creates an account through the calls a visitor makes. */
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

/** The access token of an account. */
export async function logIn(
  testServer: TestServer,
  { email, password }: Pick<SignUpDetails, 'email' | 'password'>,
): Promise<string> {
  const { token } = await expectAnswer('Logging in', await testServer.call('logIn', { email, password }));
  return String(token);
}

/** Somebody with an account, logged in. */
export async function signUpAndLogIn(
  testServer: TestServer,
  changes: Partial<SignUpDetails> = {},
): Promise<LoggedInVisitor> {
  const person = await signUp(testServer, changes);
  return { ...person, token: await logIn(testServer, person) };
}

/** Asks for a code to set a new password and verifies it. Gives the `Cookie` header the browser sends from then on. */
export async function verifyReset(testServer: TestServer, email: string): Promise<string> {
  await expectAnswer('Asking for a code', await testServer.call('sendResetCode', { email }));
  const otp = await testServer.codeFor(email, 'reset-code');
  const verified = await testServer.call('verifyCode', { email, otp });
  const [cookie = ''] = verified.headers.getSetCookie();
  await expectAnswer('Verifying', verified);
  return cookie.split(';')[0] ?? '';
}

/** A small file that passes for a PDF. */
export const makePdf = (name = 'Meena Raman.pdf', content = 'A short life'): File =>
  new File([`%PDF-1.7\n${content}\n%%EOF\n`], name, { type: 'application/pdf' });

/** Every required answer of a job application, and some of the others. */
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

/** The same for each submission. */
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

/** Answers and file as the site's form sends them: empty ones are left out. */
export function formOf(answers: Readonly<Record<string, string>>, resume: File | null = makePdf()): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(answers)) if (value !== '') form.append(name, value);
  if (resume) form.append('resume', resume, resume.name);
  return form;
}

/** Where each submission is asked for. */
export const formPaths: Record<ApplicationKind, Path> = {
  job: paths.jobApplication,
  internship: paths.internshipApplication,
  partnership: paths.partnershipApplication,
  service: paths.serviceApplication,
  consultation: paths.consultationForm,
  feedback: paths.contact,
};
