import type { TechnologyTab } from '../content/technologies/technologies.ts';
import artificialIntelligence from '../../.cache/logos/ArtificialIntelligence.svg';
import backend from '../../.cache/logos/Backend.svg';
import cloud from '../../.cache/logos/Cloud.svg';
import dataAnalytics from '../../.cache/logos/DataAnalytics.svg';
import database from '../../.cache/logos/Database.svg';
import frontend from '../../.cache/logos/Frontend.svg';
import gameDevelopment from '../../.cache/logos/GameDevelopment.svg';
import iot from '../../.cache/logos/IOT.svg';
import testing from '../../.cache/logos/Testing.svg';
import uiUxDesign from '../../.cache/logos/UIUXDesign.svg';

/** Addresses of the logos of each tab, one file a tab; the build makes them from simple-icons (tooling/assets/logos.ts). */
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
