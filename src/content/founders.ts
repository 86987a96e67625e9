/**
 * Who leads the firm: invented people, to be replaced together with company.ts. Each founder's kolam is drawn from the
 * name, so run `node tooling/art.ts` after changing one.
 */
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
