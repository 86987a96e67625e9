/** Closed lists (specification 3). An option's `value` travels; its `label` is read. */
export type Option = { value: string; label: string };

/** Options whose label is the value itself. */
export const plainOptions = (values: readonly string[]): readonly Option[] =>
  values.map((value) => ({ value, label: value }));

export const genders = ['Male', 'Female', 'Other'] as const;

export const jobTypes = ['Full-Time', 'Part-Time'] as const;
export type JobType = (typeof jobTypes)[number];

/** The ten roles of the job application (specification JOB-05), each with the words that label its team. */
export const jobRoles = [
  { role: 'UI/UX Sculptor', team: 'Frontend Team' },
  { role: 'Frontend Architect', team: 'Frontend Team' },
  { role: 'Interaction Strategist', team: 'Frontend Team' },
  { role: 'Cloud Infrastructure Specialist', team: 'Backend Team' },
  { role: 'Backend Architect', team: 'Backend Team' },
  { role: 'Server Sorcerer', team: 'Backend Team' },
  { role: 'Quality Guardian', team: 'Quality Assurance' },
  { role: 'Execution Strategist', team: 'Operations' },
  { role: 'Client Success Director', team: 'Client Relations' },
  { role: 'Human Capital Strategist', team: 'HR' },
] as const;

/** Roles of the two current openings; an application that comes from one may name them (specification D20). */
export const openings = [
  { title: 'SEO Specialist', roles: ['Search Optimizer', 'Content Strategist'] },
  { title: 'Site Reliability Engineer', roles: ['Reliability Guardian', 'Automation Engineer'] },
] as const;
/** Roles of the teams that neither list offers (specification D3); whoever reads about one may apply for it. */
export const furtherRoles = [
  'Data Pipeline Architect',
  'Insight Cartographer',
  'Machine Learning Pathfinder',
  'Systems Steward',
  'Finance Navigator',
] as const;

/** The opening that seeks this role now, if one does. */
export const openingFor = (role: string) =>
  openings.find(({ roles }) => roles.some((sought) => sought === role));

export type OpeningTitle = (typeof openings)[number]['title'];

export const hearAboutUs = [
  { value: 'friend', label: 'Friend' },
  { value: 'socialMedia', label: 'Social media' },
  { value: 'onlineAdvertisement', label: 'Online advertisement' },
  { value: 'jobBoard', label: 'Job board' },
  { value: 'recruiter', label: 'Recruiter' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Option[];

export const internshipFields = [
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

export const serviceTypes = [
  'Web Development',
  'Mobile App Development',
  'UI/UX Design',
  'Cloud Services',
  'AI & ML Solutions',
  'Business Analytics',
  'Chat bot',
  'IOT integration',
] as const;
export type ServiceType = (typeof serviceTypes)[number];

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
