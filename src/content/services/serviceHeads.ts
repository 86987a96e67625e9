import type { ServiceName } from '../../../contract/paths.ts';
import type { PageCopy } from '../marketing/pageCopy.ts';

/**
 * Title and description of each service's page, for the tab, search results and shared links. Apart from the table,
 * because menus don't need them.
 */
export const serviceHeads: Readonly<Record<ServiceName, PageCopy>> = {
  webDevelopment: {
    title: 'Web Development',
    description:
      'Company sites, customer portals, online ordering and booking pages in Tamil and English that open fast on a slow phone and belong to you.',
  },
  aiSolutions: {
    title: 'AI Solutions and machine learning',
    description:
      'Machine learning on the records your firm already keeps: forecasts, document reading, image checks and search, tested on last year’s data before they answer anyone.',
  },
  businessAnalytics: {
    title: 'Business Analytics',
    description:
      'Sales, stock and accounts joined each night into one agreed number for each question, on a page your teams open every morning.',
  },
  iotIntegrations: {
    title: 'IoT Integrations',
    description:
      'Sensors on the machines you already own: energy meters, cold rooms, pumps and tanks that report by themselves and call the right person when one needs help.',
  },
  appDevelopment: {
    title: 'App Development',
    description:
      'Android and iOS apps for fields, stairwells and stockrooms: they work without a signal, run on old phones and get a new version every two weeks.',
  },
  customerCareBot: {
    title: 'Customer Care Bot',
    description:
      'A bot that answers common questions in Tamil and English, says where each answer comes from, and hands the conversation to your staff when it is not sure.',
  },
  uiUxDesign: {
    title: 'UI/UX Design',
    description:
      'Prototypes, design systems, forms and words drawn and tried out with the people who will use them, before anybody pays for code.',
  },
  itConsultant: {
    title: 'IT Consultant',
    description:
      'A second opinion before you sign: offers read twice, systems compared, costs over five years, and two pages in plain words from somebody who takes no commission.',
  },
  cloudSolutions: {
    title: 'Cloud Solutions',
    description:
      'Migration, scaling, backups and monitoring: servers that grow on festival days and shrink the day after, with a bill you can read by the day.',
  },
};
