import { artSources } from './sources.ts';

const drawingOf = (name: 'firstFounder' | 'secondFounder') => artSources[name]!();
const placesOf = (name: 'firstFounder' | 'secondFounder') =>
  drawingOf(name).dots.map(([x, y]) => `${x},${y}`);

test('the kolams of the two founders have different outlines, one as wide as the other', () => {
  const [first, second] = [placesOf('firstFounder'), placesOf('secondFounder')];
  expect(first.filter((place) => !second.includes(place)).length).toBeGreaterThanOrEqual(8);
  expect(second.filter((place) => !first.includes(place)).length).toBeGreaterThanOrEqual(8);
  expect(drawingOf('firstFounder').box).toEqual(drawingOf('secondFounder').box);
});
