import type { ServiceName } from '../../contract/paths.ts';
import webDevelopment from '../../.cache/pictures/webDevelopment.svg';
import aiSolutions from '../../.cache/pictures/aiSolutions.svg';
import businessAnalytics from '../../.cache/pictures/businessAnalytics.svg';
import iotIntegrations from '../../.cache/pictures/iotIntegrations.svg';
import appDevelopment from '../../.cache/pictures/appDevelopment.svg';
import customerCareBot from '../../.cache/pictures/customerCareBot.svg';
import uiUxDesign from '../../.cache/pictures/uiUxDesign.svg';
import itConsultant from '../../.cache/pictures/itConsultant.svg';
import cloudSolutions from '../../.cache/pictures/cloudSolutions.svg';

/**
 * Address of the picture on each service's page: a file of its own, so that no script contains it; the build draws it
 * (tooling/assets/servicePictures.ts).
 */
export const servicePictureFiles: Readonly<Record<ServiceName, string>> = {
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
