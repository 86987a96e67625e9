/** Who leads the firm. The build draws the kolam of each from the name. */
export const founders = [
  {
    name: 'Anbu Selvan',
    initials: 'AS',
    role: 'Founder, engineering',
    text: 'Wrote billing software for ration shops before starting the firm. Still reviews code each Friday.',
  },
  {
    name: 'Leela Krishnan',
    initials: 'LK',
    role: 'Founder, clients and design',
    text: 'Ran a hospital help desk for nine years and knows what a bad screen costs.',
  },
] as const;

export type Founder = (typeof founders)[number];
