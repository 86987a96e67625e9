import type { ServiceName } from '../../../contract/paths.ts';

/** What all pages need of a service. The copy of its own page is in copy/, a chunk for each. */
export type ServiceEntry = {
  title: string;
  /** One sentence, under the title in the menu and on the home page. */
  summary: string;
};

/** Every service that has an address in `servicePaths`; an entry that is missing does not compile. */
export const serviceTable: Readonly<Record<ServiceName, ServiceEntry>> = {
  webDevelopment: {
    title: 'Web Development',
    summary: 'Sites and portals that open fast on a slow phone.',
  },
  aiSolutions: {
    title: 'AI Solutions',
    summary: 'Models trained on your own records and tested before they answer.',
  },
  businessAnalytics: {
    title: 'Business Analytics',
    summary: 'One agreed number for each question your managers ask.',
  },
  iotIntegrations: {
    title: 'IoT Integrations',
    summary: 'Meters, pumps and cold rooms that report by themselves.',
  },
  appDevelopment: {
    title: 'App Development',
    summary: 'Android and iOS apps that keep working without a signal.',
  },
  customerCareBot: {
    title: 'Customer Care Bot',
    summary: 'Answers common questions in Tamil and English and hands over the rest.',
  },
  uiUxDesign: {
    title: 'UI/UX Design',
    summary: 'Screens drawn with the people who will use them every day.',
  },
  itConsultant: {
    title: 'IT Consultant',
    summary: 'A second opinion on systems and costs before you sign.',
  },
  cloudSolutions: {
    title: 'Cloud Solutions',
    summary: 'Servers that grow on festival days and shrink the day after.',
  },
};
