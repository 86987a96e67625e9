import { paths, servicePaths } from '../../contract/paths.ts';
import type { ServiceName } from '../../contract/paths.ts';
import type { Service } from '../content/services/service.ts';
import { serviceConstantsOf } from '../../tooling/serviceMenu.ts';

const name = 'dataRescue' as ServiceName;
const address = '/services/data-rescue';

/** A service that the firm does not offer, so that a test sees what one object and one path bring about. */
const service: Service = {
  name,
  title: 'Data Rescue',
  line: 'Old disks, lost books and locked files, read once more.',
  glyph: { line: 'M8 34C8 10 40 10 40 34S8 44 8 34Z', dots: [[24, 29, 3.4]] },
  kolam: 2169,
  page: {
    head: {
      title: 'Data Rescue',
      description: 'Old disks, lost account books and locked files, read once more and kept in two places.',
    },
    lead: 'We read what your old machine still holds and bring it to a place you can open.',
    facts: [
      { figure: '48 hours', caption: 'until you know what is left' },
      { figure: 'Two places', caption: 'hold what we found' },
      { figure: 'No find', caption: 'no invoice' },
    ],
    offers: [
      { title: 'Disks', text: 'Read sector by sector, on a copy.' },
      { title: 'Ledgers', text: 'Files of programs that nobody sells any more.' },
      { title: 'Phones', text: 'Pictures and contacts behind a broken screen.' },
      { title: 'Mail', text: 'Boxes of providers that closed.' },
      { title: 'Backups', text: 'Tapes and discs, with the list of what they hold.' },
      { title: 'Afterwards', text: 'A second copy, so that you never need us again.' },
    ],
    steps: [
      { when: 'Day 1', title: 'Look', text: 'We copy what can be read and touch nothing else.' },
      { when: 'Day 2', title: 'List', text: 'You get the names of all files and choose.' },
      { when: 'From day 3', title: 'Bring back', text: 'You get them on a new disk and in a second place.' },
    ],
    why: {
      subject: 'lost data',
      lead: 'Nobody plans this. We do.',
      reasons: [
        { title: 'On a copy', text: 'The original is read once and then rests.' },
        { title: 'In your sight', text: 'You may sit beside us while we work.' },
        { title: 'Forgotten', text: 'Our own copy is wiped a week later.' },
      ],
    },
    close: { question: 'What can you no longer open?', text: 'Tell us what it was and when it last worked.' },
    call: { label: 'Apply Now', page: 'serviceApplication', serviceType: 'Cloud Services' },
  },
};

// What the build does with the one object and the one path, before anything of the site is loaded.
Object.assign(servicePaths, { [name]: address });
Object.assign(paths, { [name]: address });
const filledIn = globalThis as unknown as ReturnType<typeof serviceConstantsOf>;
const { SERVICE_MENU, SERVICE_GLYPHS, SERVICE_HEADS } = serviceConstantsOf([service]);
filledIn.SERVICE_MENU = [...filledIn.SERVICE_MENU, ...SERVICE_MENU];
filledIn.SERVICE_GLYPHS = { ...filledIn.SERVICE_GLYPHS, ...SERVICE_GLYPHS };
filledIn.SERVICE_HEADS = { ...filledIn.SERVICE_HEADS, ...SERVICE_HEADS };

/** The service, its address, and what its file exports. */
export const tenthService = { service, address, file: { [name]: service } };
