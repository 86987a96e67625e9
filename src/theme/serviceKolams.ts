import type { ServiceName } from '../../contract/paths.ts';
import aiSolutions from './kolams/aiSolutions.svg';
import appDevelopment from './kolams/appDevelopment.svg';
import businessAnalytics from './kolams/businessAnalytics.svg';
import cloudSolutions from './kolams/cloudSolutions.svg';
import customerCareBot from './kolams/customerCareBot.svg';
import iotIntegrations from './kolams/iotIntegrations.svg';
import itConsultant from './kolams/itConsultant.svg';
import uiUxDesign from './kolams/uiUxDesign.svg';
import webDevelopment from './kolams/webDevelopment.svg';

/** Addresses of the service pages' drawings: files of their own, so that a page loads its own one and no script any. */
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
