import type { Option } from './options.ts';

export const genders = ['Male', 'Female', 'Other'] as const;

export const hearAboutUs = [
  { value: 'friend', label: 'Friend' },
  { value: 'socialMedia', label: 'Social media' },
  { value: 'onlineAdvertisement', label: 'Online advertisement' },
  { value: 'jobBoard', label: 'Job board' },
  { value: 'recruiter', label: 'Recruiter' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

export const fieldsOfInterest = [
  'Web Development',
  'Mobile Development',
  'UI/UX Design',
  'Data Science',
  'Machine Learning',
  'Cloud Computing',
  'Digital Marketing',
] as const;

export const partnershipIndustries = [
  'Technology',
  'Healthcare',
  'Education',
  'Retail',
  'Finance',
  'Entertainment',
  'Others',
] as const;

export const serviceIndustries = [
  'Technology',
  'Healthcare',
  'Finance',
  'Retail',
  'Manufacturing',
  'Education',
  'Others',
] as const;

export const priorities = ['Low', 'Medium', 'High'] as const;

export const consultationTypes = [
  'Business Consultation',
  'Technical Consultation',
  'Marketing Consultation',
  'Design Consultation',
  'Other',
] as const;
