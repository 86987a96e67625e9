import { partOf } from './partOf.ts';

afterEach(() => document.body.replaceChildren());

test('a part that the document does not hold comes from its file', () => {
  expect(partOf('/static/media/iot.svg', 'scene').href).toBe('/static/media/iot.svg#scene');
});

test('a part that came with the HTML is used where it stands, so that nothing is fetched a second time', () => {
  document.body.innerHTML = '<svg><g id="iot.svg-scene"></g></svg>';
  expect(partOf('/static/media/iot.svg', 'scene').href).toBe('#iot.svg-scene');
});
