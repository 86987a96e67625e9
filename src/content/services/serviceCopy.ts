import type { ServiceName } from '../../../contract/paths.ts';
import type { ServicePageCopy } from './service.ts';

/** Loads the copy of a service's page: a chunk for each, so that no page loads the copy of another service. */
export const loadServiceCopy: Readonly<Record<ServiceName, () => Promise<ServicePageCopy>>> = {
  webDevelopment: async () =>
    (await import(/* webpackChunkName: "service-webDevelopment" */ './copy/webDevelopment.ts'))
      .webDevelopment,
  aiSolutions: async () =>
    (await import(/* webpackChunkName: "service-aiSolutions" */ './copy/aiSolutions.ts')).aiSolutions,
  businessAnalytics: async () =>
    (await import(/* webpackChunkName: "service-businessAnalytics" */ './copy/businessAnalytics.ts'))
      .businessAnalytics,
  iotIntegrations: async () =>
    (await import(/* webpackChunkName: "service-iotIntegrations" */ './copy/iotIntegrations.ts'))
      .iotIntegrations,
  appDevelopment: async () =>
    (await import(/* webpackChunkName: "service-appDevelopment" */ './copy/appDevelopment.ts'))
      .appDevelopment,
  customerCareBot: async () =>
    (await import(/* webpackChunkName: "service-customerCareBot" */ './copy/customerCareBot.ts'))
      .customerCareBot,
  uiUxDesign: async () =>
    (await import(/* webpackChunkName: "service-uiUxDesign" */ './copy/uiUxDesign.ts')).uiUxDesign,
  itConsultant: async () =>
    (await import(/* webpackChunkName: "service-itConsultant" */ './copy/itConsultant.ts')).itConsultant,
  cloudSolutions: async () =>
    (await import(/* webpackChunkName: "service-cloudSolutions" */ './copy/cloudSolutions.ts'))
      .cloudSolutions,
};
