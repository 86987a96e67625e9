import { numberOf, numbersOf, oneOf, recordOf, stringOf, stringsOf, trueOf } from './readers.ts';

test.each([[null], [undefined], ['text'], [7]])('%s is read as an object without properties', (value) => {
  expect(recordOf(value)['name']).toBeUndefined();
  expect(stringsOf(value)).toEqual({});
});

test('each reader returns only values of its type', () => {
  expect([stringOf('a'), stringOf(7), stringOf({})]).toEqual(['a', undefined, undefined]);
  expect([numberOf(7), numberOf('7')]).toEqual([7, undefined]);
  expect([trueOf(true), trueOf('true'), trueOf(false)]).toEqual([true, undefined, undefined]);
  expect([oneOf(['a', 'b'], 'b'), oneOf(['a', 'b'], 'c')]).toEqual(['b', undefined]);
  expect(stringsOf({ name: 'Asha', age: 5, file: null })).toEqual({ name: 'Asha' });
  expect(numbersOf({ name: 'Asha', age: 5, file: null })).toEqual({ age: 5 });
});
