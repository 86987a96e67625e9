import type { ServiceName } from '../../../contract/paths.ts';

/** The seed of the kolam on each service's page (openKolam.ts). The build draws it, and names one that will do if one does not. */
export const serviceSeeds: Readonly<Record<ServiceName, number>> = {
  webDevelopment: 9,
  aiSolutions: 98,
  businessAnalytics: 171,
  iotIntegrations: 173,
  appDevelopment: 581,
  customerCareBot: 764,
  uiUxDesign: 1679,
  itConsultant: 2054,
  cloudSolutions: 2081,
};
