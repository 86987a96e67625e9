import { callerOfBlock, makeCallerGroups } from './callers.ts';

test('a member is found by the block and the network of its caller until it is removed', () => {
  const groups = makeCallerGroups<string>();
  const block = '2001:db8:1:2::/64';
  const caller = callerOfBlock(block);
  groups.add(caller, 'one');
  groups.add(callerOfBlock('2001:db8:1:3::/64'), 'two');
  expect([...groups.of(block)]).toEqual(['one']);
  expect([...groups.of('2001:db8:1::/48')]).toEqual(['one', 'two']);
  groups.remove(caller, 'one');
  expect([...groups.of('2001:db8:1::/48')]).toEqual(['two']);
  // The set is deleted with its last member, or each caller would leave one behind.
  expect(groups.of(block)).toBe(groups.of('a block without members'));
});

test('a caller that is not counted by address belongs to no group', () => {
  const groups = makeCallerGroups<string>();
  groups.add(callerOfBlock(undefined), 'one');
  expect([...groups.of(undefined)]).toEqual([]);
});
