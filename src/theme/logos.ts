import type { TechnologyTab } from '../content/technologies.ts';
import artificialIntelligence from './logos/ArtificialIntelligence.svg';
import backend from './logos/Backend.svg';
import cloud from './logos/Cloud.svg';
import dataAnalytics from './logos/DataAnalytics.svg';
import database from './logos/Database.svg';
import frontend from './logos/Frontend.svg';
import gameDevelopment from './logos/GameDevelopment.svg';
import iot from './logos/IOT.svg';
import testing from './logos/Testing.svg';
import uiUxDesign from './logos/UIUXDesign.svg';

/** Addresses of the logos of each tab, one file a tab (tooling/logos.ts). */
export const logos: Readonly<Record<TechnologyTab, string>> = {
  Frontend: frontend,
  Backend: backend,
  Database: database,
  Cloud: cloud,
  Testing: testing,
  GameDevelopment: gameDevelopment,
  DataAnalytics: dataAnalytics,
  ArtificialIntelligence: artificialIntelligence,
  IOT: iot,
  'UI/UX Design': uiUxDesign,
};
