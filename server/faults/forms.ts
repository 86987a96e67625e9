import { randomBytes } from 'node:crypto';
import type { CallName } from '../../contract/calls.ts';

/** A submission ready to be sent, and the bytes of its file if it has one. */
export type FaultSubmission = { call: CallName; body: FormData | Record<string, string>; bytes?: Uint8Array };

const phone = '+91 98400 12345';

function withFile(call: CallName, answers: Record<string, string>): FaultSubmission {
  const content = randomBytes(5_000 + Math.floor(Math.random() * 200_000));
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), content, Buffer.from('\n%%EOF\n')]);
  const body = new FormData();
  for (const [name, value] of Object.entries(answers)) body.append(name, value);
  body.append('resume', new File([bytes], 'cv.pdf'));
  return { call, body, bytes };
}

/** Every required answer of a job application. */
export const jobAnswersOf = (name: string, email: string) => ({
  name,
  email,
  phone,
  jobType: 'Full-Time',
  role: 'Backend Architect',
  education: 'BSc',
  experience: '3',
});

const makers: readonly ((name: string, email: string) => FaultSubmission)[] = [
  (name, email) => withFile('submitJobApplication', jobAnswersOf(name, email)),
  (name, email) => ({ call: 'submitFeedback', body: { name, email, message: 'The drawings are lovely.' } }),
  (name, email) =>
    withFile('submitInternshipApplication', {
      name,
      email,
      phone,
      education: 'BSc',
      fieldOfInterest: 'Web Development',
      startDate: '2026-06-01',
      availability: '3 months',
    }),
  (name, email) => ({
    call: 'submitServiceRequest',
    body: {
      name,
      email,
      phone,
      serviceType: 'Web Development',
      industry: 'Retail',
      projectDetails: 'A shop for forty kinds of cloth.',
      expectedOutcome: 'Orders while we sleep.',
      googleMeetAvailability: '2026-05-04T16:30',
    },
  }),
  (name, email) => ({
    call: 'submitConsultationRequest',
    body: {
      name,
      email,
      phone,
      consultationType: 'Technical Consultation',
      preferredDate: '2026-05-04',
      preferredTime: '16:30',
      description: 'Can everybody use our shop?',
    },
  }),
  (name, email) => ({
    call: 'submitPartnershipApplication',
    body: {
      businessName: name,
      contactPerson: 'Meena',
      email,
      phone,
      industry: 'Technology',
      partnershipGoals: 'Looms that report their own faults.',
      collaborationDetails: 'We bring the looms.',
      startDate: '2026-07-01',
    },
  }),
];

/** One of the six kinds of submission, in turn; `mark` makes its answers different from earlier ones. */
export const formOf = (turn: number, email: string, mark = turn): FaultSubmission =>
  (makers[turn % makers.length] ?? makers[0]!)(`Meena ${mark}`, email);
