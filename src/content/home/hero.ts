import { company } from '../company.ts';
import type { NavLink } from '../navigation.ts';
import { serviceCount } from '../services/serviceCount.ts';

/** Words of the first view, which wakes at once: those of other sections have files of their own. */
export const heroCopy = {
  heading: `${company.name}: software, data and connected devices`,
  carousel: {
    label: 'What we do',
    kind: 'carousel',
    slideKind: 'slide',
    pause: 'Pause slides',
    play: 'Play slides',
    previous: 'Previous slide',
    next: 'Next slide',
    slideOf: (at: number, count: number, name: string) => `Slide ${at} of ${count}: ${name}`,
  },
} as const;

/** The two links on every slide. */
export const heroActions = {
  main: { label: 'Request a service', page: 'serviceApplication' } satisfies NavLink,
  services: `See all ${serviceCount} services`,
} as const;

/** The slides of the carousel (specification HOME-01); each has the drawing of its name (src/art/illustrations.ts). */
export const slides = [
  {
    illustration: 'dataAnalytics',
    topic: 'Data analytics',
    caption: 'Your records hold a line. We draw it.',
    description:
      'We join sales, stock and service records into one picture that each team opens every morning.',
    picture:
      'A dot pattern drawn with one line; the line leaves it, rises through six measured points and returns along the axis.',
  },
  {
    illustration: 'aiDevelopment',
    topic: 'AI development',
    caption: 'Models that show their reasons.',
    description: 'Trained on your own records, tested on last year, and honest when they are not sure.',
    picture:
      'Three columns of dots in fine threads; one thread stands out and shows the way a single answer took to the pattern at the end.',
  },
  {
    illustration: 'cloudComputing',
    topic: 'Cloud computing',
    caption: 'Servers that keep pace.',
    description: 'They grow on festival days, shrink the day after, and the bill follows them both ways.',
    picture: 'A cloud woven from one line, which runs down through six racks of servers.',
  },
  {
    illustration: 'iot',
    topic: 'IoT',
    caption: 'Machines that call for help.',
    description:
      'Lamps, meters, fields and valves on one line, with a call to you when one of them needs it.',
    picture: 'A lamp, a meter, a leaf and a valve, all on one line with the pattern between them.',
  },
  {
    illustration: 'dataSecurity',
    topic: 'Data security',
    caption: 'One line, and it is closed.',
    description: 'We find the open ends in your systems, close them, and show you who holds each key.',
    picture: 'A shield woven from one closed line round a keyhole; loose rings stay outside.',
  },
  {
    illustration: 'bigData',
    topic: 'Big data',
    caption: 'Millions of rows. One answer.',
    description: 'We sort what you have stored for years until the pattern you can act on stands out.',
    picture:
      'A field of small dots; in its middle one region has become a pattern of a single line, with one dot marked.',
  },
] as const;
