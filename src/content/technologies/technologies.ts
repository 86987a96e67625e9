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

export type Technology = {
  name: string;
  summary: string;
  /** Slug in simple-icons, or of a drawing of ours in src/art/marks where there is no free one. */
  logo: string;
};
