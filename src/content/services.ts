import type { ServiceName } from '../../contract/paths.ts';

/** Specification section 2: nine services, in the order of the home page. */
export type Service = { name: ServiceName; title: string; line: string };

export const services: readonly Service[] = [
  {
    name: 'webDevelopment',
    title: 'Web Development',
    line: 'Sites and portals that open fast on a slow phone.',
  },
  {
    name: 'aiSolutions',
    title: 'AI Solutions',
    line: 'Models trained on your own records and tested before they answer.',
  },
  {
    name: 'businessAnalytics',
    title: 'Business Analytics',
    line: 'One agreed number for each question your managers ask.',
  },
  {
    name: 'iotIntegrations',
    title: 'IoT Integrations',
    line: 'Meters, pumps and cold rooms that report by themselves.',
  },
  {
    name: 'appDevelopment',
    title: 'App Development',
    line: 'Android and iOS apps that keep working without a signal.',
  },
  {
    name: 'customerCareBot',
    title: 'Customer Care Bot',
    line: 'Answers common questions in Tamil and English and hands over the rest.',
  },
  {
    name: 'uiUxDesign',
    title: 'UI/UX Design',
    line: 'Screens drawn with the people who will use them every day.',
  },
  {
    name: 'itConsultant',
    title: 'IT Consultant',
    line: 'A second opinion on systems and costs before you sign.',
  },
  {
    name: 'cloudSolutions',
    title: 'Cloud Solutions',
    line: 'Servers that grow on festival days and shrink the day after.',
  },
];
