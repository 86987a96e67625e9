import aiDevelopment from './scenes/aiDevelopment.svg';
import bigData from './scenes/bigData.svg';
import cloudComputing from './scenes/cloudComputing.svg';
import dataAnalytics from './scenes/dataAnalytics.svg';
import dataSecurity from './scenes/dataSecurity.svg';
import iot from './scenes/iot.svg';

/** Addresses of the home page's six drawings: files of their own, so that no script carries their paths. */
export const scenes = { dataAnalytics, aiDevelopment, cloudComputing, iot, dataSecurity, bigData } as const;

export type SceneName = keyof typeof scenes;
