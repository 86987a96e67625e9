/** The ten roles of the job application (specification JOB-05), each with the label of its team. */
export const jobRoles = [
  { role: 'UI/UX Sculptor', team: 'Frontend Team' },
  { role: 'Frontend Architect', team: 'Frontend Team' },
  { role: 'Interaction Strategist', team: 'Frontend Team' },
  { role: 'Cloud Infrastructure Specialist', team: 'Backend Team' },
  { role: 'Backend Architect', team: 'Backend Team' },
  { role: 'Server Sorcerer', team: 'Backend Team' },
  { role: 'Quality Guardian', team: 'Quality Assurance' },
  { role: 'Execution Strategist', team: 'Operations' },
  { role: 'Client Success Director', team: 'Client Relations' },
  { role: 'Human Capital Strategist', team: 'HR' },
] as const;

/**
 * Roles of the teams that are neither in the list above nor in an opening (specification D3). They are accepted, because a
 * visitor who reads about one may apply for it.
 */
export const furtherRoles = [
  'Data Pipeline Architect',
  'Insight Cartographer',
  'Machine Learning Pathfinder',
  'Systems Steward',
  'Finance Navigator',
] as const;
