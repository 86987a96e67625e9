import type { ExampleCopy } from './example.ts';

/** State of an entry: not made yet, stored on the phone only, or confirmed by the server. */
export type StopState = 'open' | 'kept' | 'confirmed';

type Screen = {
  time: string;
  /** Whether the phone has a connection at that time. */
  online: boolean;
  signal: string;
  message: string;
  /** How many stops, counted from the first, have been delivered. */
  done: number;
};

type DeliveryExample = ExampleCopy & {
  title: string;
  stops: readonly { place: string; load: string }[];
  states: Readonly<Record<StopState, string>>;
  screens: readonly Screen[];
};

export const appDevelopment: DeliveryExample = {
  heading: 'One delivery list, with and without a signal',
  introduction:
    'The same phone three times in one morning. In the valley nothing can be sent, so it keeps what the driver taps and sends it later by itself.',
  caption: 'The mill, its round and its customers are invented.',
  title: 'Round 4',
  stops: [
    { place: 'School kitchen', load: '6 sacks' },
    { place: 'Mill Street 12', load: '2 sacks' },
    { place: 'Hostel', load: '4 sacks' },
    { place: 'Tea stall by the bridge', load: '1 sack' },
  ],
  states: { open: 'To do', kept: 'Kept on this phone', confirmed: 'Confirmed' },
  screens: [
    {
      time: '8:40',
      online: true,
      signal: 'Signal',
      message: 'The list for today is on this phone.',
      done: 0,
    },
    {
      time: '10:15',
      online: false,
      signal: 'No signal',
      message: 'Three entries wait here. Go on as usual.',
      done: 3,
    },
    {
      time: '11:05',
      online: true,
      signal: 'Signal again',
      message: 'Three sent, three confirmed, none twice.',
      done: 3,
    },
  ],
};
