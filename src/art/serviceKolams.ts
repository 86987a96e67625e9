import type { ServiceName } from '../../contract/paths.ts';
import webDevelopment from '../../.cache/kolams/webDevelopment.svg';
import aiSolutions from '../../.cache/kolams/aiSolutions.svg';
import businessAnalytics from '../../.cache/kolams/businessAnalytics.svg';
import iotIntegrations from '../../.cache/kolams/iotIntegrations.svg';
import appDevelopment from '../../.cache/kolams/appDevelopment.svg';
import customerCareBot from '../../.cache/kolams/customerCareBot.svg';
import uiUxDesign from '../../.cache/kolams/uiUxDesign.svg';
import itConsultant from '../../.cache/kolams/itConsultant.svg';
import cloudSolutions from '../../.cache/kolams/cloudSolutions.svg';

/** Address of the drawing on each service's page: a file of its own, which no script carries; the build draws it (tooling/assets/serviceKolams.ts). */
export const serviceKolams: Readonly<Record<ServiceName, string>> = {
  webDevelopment,
  aiSolutions,
  businessAnalytics,
  iotIntegrations,
  appDevelopment,
  customerCareBot,
  uiUxDesign,
  itConsultant,
  cloudSolutions,
};
