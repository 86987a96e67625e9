import { numberOf, numbersOf, oneOf, recordOf, textOf, textsOf, trueOf } from './readers.ts';

test.each([[null], [undefined], ['text'], [7]])('%s has no properties, and breaks nothing', (value) => {
  expect(recordOf(value)['name']).toBeUndefined();
  expect(textsOf(value)).toEqual({});
});

test('only what is of the wanted kind is read', () => {
  expect([textOf('a'), textOf(7), textOf({})]).toEqual(['a', undefined, undefined]);
  expect([numberOf(7), numberOf('7')]).toEqual([7, undefined]);
  expect([trueOf(true), trueOf('true'), trueOf(false)]).toEqual([true, undefined, undefined]);
  expect([oneOf(['a', 'b'], 'b'), oneOf(['a', 'b'], 'c')]).toEqual(['b', undefined]);
  expect(textsOf({ name: 'Asha', age: 5, file: null })).toEqual({ name: 'Asha' });
  expect(numbersOf({ name: 'Asha', age: 5, file: null })).toEqual({ age: 5 });
});
