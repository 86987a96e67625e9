import type { Service } from './service.ts';
import { aiSolutions } from './services/aiSolutions.ts';
import { appDevelopment } from './services/appDevelopment.ts';
import { businessAnalytics } from './services/businessAnalytics.ts';
import { cloudSolutions } from './services/cloudSolutions.ts';
import { customerCareBot } from './services/customerCareBot.ts';
import { iotIntegrations } from './services/iotIntegrations.ts';
import { itConsultant } from './services/itConsultant.ts';
import { uiUxDesign } from './services/uiUxDesign.ts';
import { webDevelopment } from './services/webDevelopment.ts';

export type { Service } from './service.ts';

/** Specification section 2: nine services, in the order of the home page. */
export const services: readonly Service[] = [
  webDevelopment,
  aiSolutions,
  businessAnalytics,
  iotIntegrations,
  appDevelopment,
  customerCareBot,
  uiUxDesign,
  itConsultant,
  cloudSolutions,
];
