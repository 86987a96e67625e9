import { screen } from '@testing-library/react';
import { liveSession, sightOf } from '../../testing/sights.ts';
import { makeReplay } from './makeReplay.tsx';

// As in a browser: what is awaited here is what the frame itself awaits.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

const at = Date.UTC(2026, 5, 1, 10, 30);

test('a moment stands when it is shown', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const replay = makeReplay(place, { onFailed: () => {} });
  await replay.show(1, { sight: sightOf('/settings', { auth: liveSession }), at, colourMode: 'light' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
});
