import { firstSight, sightWith } from '../../testing/traceExamples.ts';
import { changedPlaces, patchRows } from './patchRows.ts';

const before = sightWith({
  ui: { ...firstSight.ui, loading: { route: 1 } },
  api: { logIn: { call: 'logIn', status: 'pending', fault: null } },
});

test('of a part that was replaced as a whole only what is new in it is a place', () => {
  const after = sightWith(
    {
      ui: { ...before.ui, drawerOpen: true, loading: { chunk: 2 } },
      api: {
        ...before.api,
        signUp: { call: 'signUp', status: 'fulfilled', fault: null },
      },
    },
    before,
  );
  const places = changedPlaces(
    [
      [['ui'], after.ui],
      [['api'], after.api],
    ],
    before,
    after,
  );
  expect(patchRows(places, before, after, '–')).toEqual([
    { place: 'ui.drawerOpen', before: 'false', after: 'true' },
    { place: 'ui.loading.route', before: '1', after: '–' },
    { place: 'ui.loading.chunk', before: '–', after: '2' },
    {
      place: 'api.signUp',
      before: '–',
      after: JSON.stringify(after.api.signUp, null, 2),
    },
  ]);
});

test('an object that went is one place, and one that is as it was is none', () => {
  const after = sightWith({ api: {} }, before);
  const places = changedPlaces([[['api', 'logIn']], [['ui', 'drawerOpen'], false]], before, after);
  expect(places).toEqual([['api', 'logIn']]);
});

test('a place below nothing, and what all objects have, are nothing', () => {
  const rows = patchRows(
    [['api', 'signUp', 'status'], ['constructor'], ['toString', 'name']],
    before,
    before,
    '–',
  );
  expect(rows.map((row) => [row.before, row.after])).toEqual([
    ['–', '–'],
    ['–', '–'],
    ['–', '–'],
  ]);
});

test('a value is cut after 500 characters', () => {
  const withMessage = (length: number) =>
    sightWith({
      api: {
        logIn: {
          call: 'logIn',
          status: 'rejected',
          fault: { kind: 'failure', status: 422, message: 'x'.repeat(length) },
        },
      },
    });
  const [row] = patchRows([['api', 'logIn', 'fault', 'message']], withMessage(498), withMessage(499), '–');
  // With its quotation marks.
  expect(row?.before).toBe(`"${'x'.repeat(498)}"`);
  expect(row?.after).toBe(`"${'x'.repeat(499)}…`);
});
