import type { StoredSubmission } from '../../state/forms/receiptSlice.ts';

const you = { name: 'Asha Raman', email: 'asha@mail.example', phone: '+91 44 0000 0117' };

/** Friday 20 November 2026, 10:58 local time, in whatever zone the test runs. */
const sentAt = new Date(2026, 10, 20, 10, 58).getTime();

/** A job application with a resume, as the store holds it. */
export const jobSubmission: StoredSubmission = {
  kind: 'job',
  owner: you.email,
  sentAt,
  reference: 'Zr5kD0wQ3nB-7fTq2LxYsA',
  values: {
    ...you,
    jobType: 'Full-Time',
    role: 'Backend Architect',
    startDate: '2027-01-11',
    expectedSalary: '',
    education: 'B.E. Computer Science, 2021',
    experience: '1',
    skills: 'TypeScript, PostgreSQL',
    coverLetter: 'I run the billing service of a bus company.\nI would like to work here.',
    linkedin: 'https://network.example/in/asha',
    portfolio: '',
    workSamples: '',
    sampleWork: '',
    howDidYouHear: 'jobBoard',
  },
  file: { field: 'resume', name: 'asha-raman.pdf', size: 1_400_000, reference: 'r_8sVbQnYw0Lk4TzPqWmXc2A' },
  mailed: true,
};

/** A service request whose emails failed, with no optional field filled in. */
export const serviceSubmission: StoredSubmission = {
  kind: 'service',
  owner: you.email,
  sentAt,
  reference: 'q1W2e3R4t5Y6u7I8o9P0aA',
  values: {
    ...you,
    companyName: '',
    serviceType: 'Cloud Services',
    industry: 'Technology',
    otherIndustry: 'Never asked',
    projectDetails: 'Two <b>old</b> servers & a "backup".',
    expectedOutcome: 'No night shifts.',
    googleMeetAvailability: '2026-11-25T15:00',
  },
  file: null,
  mailed: false,
};
