import { supportCopy } from '../../content/trace/supportScreen.ts';
import { placeOf } from './placeOf.ts';

const { version, path, steps, position } = supportCopy.opening.places;

test.each([
  ['E_EMPTY', null, null],
  ['E_VERSION_NEWER', '7', { label: version, value: '7' }],
  ['E_STEPS', '5001', { label: steps, value: '5,001' }],
  ['E_NODES', '800000', { label: position, value: '800,000' }],
  ['E_SHAPE', 'payload.actionsById.3', { label: path, value: 'payload.actionsById.3' }],
  ['E_KEYS', 'payload:12', { label: path, value: 'payload:12' }],
  ['E_KEYS', '12:payload', { label: path, value: '12:payload' }],
] as const)('the place of %s with detail %s is %j', (code, detail, place) => {
  expect(placeOf({ code, detail })).toEqual(place);
});
