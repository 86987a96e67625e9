import { partOf } from './partOf.ts';

afterEach(() => document.body.replaceChildren());

test('a part that the document does not hold comes from its file', () => {
  expect(partOf('/static/media/iot.svg', 'scene').href).toBe('/static/media/iot.svg#scene');
});

test('a part that is inlined in the HTML is referenced there, so that it is not fetched a second time', () => {
  document.body.innerHTML = '<svg><g id="iot.svg-scene"></g></svg>';
  expect(partOf('/static/media/iot.svg', 'scene').href).toBe('#iot.svg-scene');
});
