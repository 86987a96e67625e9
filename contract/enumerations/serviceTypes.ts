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
