import type { ServiceName } from '../../../contract/paths.ts';

/** The icon of a service on a field of 48: one unbroken line and at least one dot. */
export type ServiceIconPath = {
  line: string;
  /** Each dot: x, y and radius. */
  dots: readonly (readonly [number, number, number])[];
};

/** Apart from the table of services, so that pages without icons do not load their paths. */
export const serviceIcons: Readonly<Record<ServiceName, ServiceIconPath>> = {
  webDevelopment: {
    line: 'M4 18H44V13a5 5 0 0 0-5-5H9a5 5 0 0 0-5 5V35a5 5 0 0 0 5 5H39a5 5 0 0 0 5-5V18',
    dots: [
      [11, 13, 2.2],
      [17.5, 13, 2.2],
      [24, 13, 2.2],
    ],
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
    line: 'M3 43C9 43 13.5 40 13.5 35V32a4.5 4.5 0 0 0-9 0v3C4.5 40 9 43 14 43 22 43 28.5 40 28.5 35V22a4.5 4.5 0 0 0-9 0V35C19.5 40 24 43 29 43 37 43 43.5 40 43.5 35V10a4.5 4.5 0 0 0-9 0V35C34.5 40 39 43 45 43',
    dots: [
      [9, 32, 2.3],
      [24, 22, 2.3],
      [39, 10, 2.3],
    ],
  },
  iotIntegrations: {
    line: 'M4.6 18.4a29 29 0 0 1 38.8 0A4 4 0 0 1 38 24.4a21 21 0 0 0-28 0 4 4 0 0 0 5.3 5.9 13 13 0 0 1 17.4 0C38 36 31 45.5 24 45.5a6 6 0 1 1 6-6',
    dots: [[24, 39.5, 3]],
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
    line: 'M3.5 43C3.5 37 6 35 9 32l9.1-9.1a6.5 6.5 0 1 0-9.2 0L18 32c2 2 4 5 6 5s4-3 6-5l9.1-9.1a6.5 6.5 0 1 0-9.2 0L39 32c3 3 5.5 5 5.5 11',
    dots: [
      [13.5, 18.3, 3],
      [34.5, 18.3, 3],
    ],
  },
  cloudSolutions: {
    line: 'M24 38H13A9 9 0 0 1 12 20C12 10 25 5 31 14c8-2 13 4 13 11S38 38 32 38 26 28 32 26.5s8 11.5-8 11.5Z',
    dots: [[32, 31.5, 2.8]],
  },
};
