import { refused } from '../../testing/traces/supportScreen.tsx';
import { scheduleOf } from '../story/scheduleOf.ts';
import { openTrace } from './openTrace.ts';

jest.mock('../story/scheduleOf.ts', () => ({ scheduleOf: jest.fn(() => ({ shownAt: [] })) }));

test('an error while deriving data from a readable file is reported as E_SHAPE', async () => {
  expect(await openTrace(refused())).toHaveProperty('file.name', 'K7Q.trace.json');
  jest.mocked(scheduleOf).mockImplementation(() => {
    throw new TypeError('no such step');
  });
  expect(await openTrace(refused())).toEqual({ error: { code: 'E_SHAPE', detail: null } });
});
