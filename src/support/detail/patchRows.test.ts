import { firstSnapshot, snapshotWith } from '../../testing/traces/traceExamples.ts';
import { changedPlaces, patchRows } from './patchRows.ts';

const before = snapshotWith({
  ui: { ...firstSnapshot.ui, loading: { route: 1 } },
  api: { logIn: { call: 'logIn', status: 'pending', fault: null } },
});

test('a replaced subtree gives rows only for the values in it that differ', () => {
  const after = snapshotWith(
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

test('a removed object is one place, and an unchanged value none', () => {
  const after = snapshotWith({ api: {} }, before);
  const places = changedPlaces([[['api', 'logIn']], [['ui', 'drawerOpen'], false]], before, after);
  expect(places).toEqual([['api', 'logIn']]);
});

test('missing places and inherited properties are shown as no value', () => {
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

test('a value is cut off after 500 characters', () => {
  const withMessage = (length: number) =>
    snapshotWith({
      api: {
        logIn: {
          call: 'logIn',
          status: 'rejected',
          fault: { kind: 'failure', status: 422, message: 'x'.repeat(length) },
        },
      },
    });
  const [row] = patchRows([['api', 'logIn', 'fault', 'message']], withMessage(498), withMessage(499), '–');
  // 498 characters and two quotation marks.
  expect(row?.before).toBe(`"${'x'.repeat(498)}"`);
  expect(row?.after).toBe(`"${'x'.repeat(499)}…`);
});
