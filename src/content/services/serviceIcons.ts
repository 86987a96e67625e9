import type { ServiceName } from '../../../contract/paths.ts';

/** The icon of a service on a field of 48: one unbroken line and at least one dot. */
export type ServiceIconPath = {
  line: string;
  /** x, y and radius of each dot */
  dots: readonly (readonly [number, number, number])[];
};

/** Apart from the table of services, so that a page that shows no icon does not carry their paths. */
export const serviceIcons: Readonly<Record<ServiceName, ServiceIconPath>> = {
  webDevelopment: {
    line: 'M15 12 4 24l11 12C22 44 26 4 33 12l11 12-11 12',
    dots: [[34.5, 24, 3.4]],
  },
  aiSolutions: {
    line: 'M24 21C17 21 14 17 14 12.5a10 10 0 0 1 20 0C34 22 27 24 21.5 27.5 16 31 19 41 11.5 41a8.5 8.5 0 0 1-4-16C15 20.5 24 25 27 30c3.5 6 6 11 11 10.5a8 8 0 0 0 3-15C36 23 31 26 24 21Z',
    dots: [
      [24, 12.5, 3.4],
      [12, 33, 3.4],
      [37, 32.5, 3.4],
    ],
  },
  businessAnalytics: {
    line: 'M5 40 14 27C17 23 20 34 23 30L32 17.5C35 13 28 10 30 6.5a5.5 5.5 0 1 1 5 8C31 14.5 34 26 43 26',
    dots: [[34, 9, 3]],
  },
  iotIntegrations: {
    line: 'M24 30a6 6 0 1 0-6-6C18 33 36 36 36 23 36 8 12 8 12 24c0 24 31 22 31 0C43 12 34 5 24 5',
    dots: [[24, 24, 3.4]],
  },
  appDevelopment: {
    line: 'M24 43H17a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4h14a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H24C18 43 18 32 24 32s6 11 0 11',
    dots: [[24, 37, 2.8]],
  },
  customerCareBot: {
    line: 'M9 42C12 39 12 36 10 33 2 20 10 7 24 7s21 11 17 21-17 14-26 9c-2 2-4 4-6 5Z',
    dots: [
      [16.5, 23, 2.8],
      [24.5, 23, 2.8],
      [32.5, 23, 2.8],
    ],
  },
  uiUxDesign: {
    line: 'M24 44 11 27 20 5h8l9 22L24 44V28.5a4.5 4.5 0 1 0-.1 0',
    dots: [[24, 24, 2.6]],
  },
  itConsultant: {
    line: 'M24 24C18 12 4 14 4 24s14 12 20 0 20-10 20 0-14 12-20 0',
    dots: [
      [13, 24, 3.4],
      [35, 24, 3.4],
    ],
  },
  cloudSolutions: {
    line: 'M24 38H13A9 9 0 0 1 12 20C12 10 25 5 31 14c8-2 13 4 13 11S38 38 32 38 26 28 32 26.5s8 11.5-8 11.5Z',
    dots: [[32, 31.5, 2.8]],
  },
};
