import aiDevelopment from './illustrations/aiDevelopment.svg';
import bigData from './illustrations/bigData.svg';
import cloudComputing from './illustrations/cloudComputing.svg';
import dataAnalytics from './illustrations/dataAnalytics.svg';
import dataSecurity from './illustrations/dataSecurity.svg';
import iot from './illustrations/iot.svg';

/** Addresses of the home page's six drawings: files of their own, so that no script contains their paths. */
export const illustrations = {
  dataAnalytics,
  aiDevelopment,
  cloudComputing,
  iot,
  dataSecurity,
  bigData,
} as const;

export type IllustrationName = keyof typeof illustrations;
