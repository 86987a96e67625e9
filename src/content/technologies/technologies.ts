/** Names of the tabs, exactly as listed (specification HOME-24, D19). */
export const technologyTabs = [
  'Frontend',
  'Backend',
  'Database',
  'Cloud',
  'Testing',
  'GameDevelopment',
  'DataAnalytics',
  'ArtificialIntelligence',
  'IOT',
  'UI/UX Design',
] as const;

export type TechnologyTab = (typeof technologyTabs)[number];

/** What a visitor reads on each tab. */
export const tabLabels: Readonly<Record<TechnologyTab, string>> = {
  Frontend: 'Frontend',
  Backend: 'Backend',
  Database: 'Database',
  Cloud: 'Cloud',
  Testing: 'Testing',
  GameDevelopment: 'Game Development',
  DataAnalytics: 'Data Analytics',
  ArtificialIntelligence: 'Artificial Intelligence',
  IOT: 'IoT',
  'UI/UX Design': 'UI/UX Design',
};

export type Technology = {
  name: string;
  summary: string;
  /** slug in simple-icons; what has no free drawing there shows its first letters */
  logo?: string;
};
