import { networkOf } from './networkOf.ts';

test('the network of an IPv6 /64 is the /48 that contains it, and other keys have none', () => {
  expect(networkOf('2001:db8:1:2::/64')).toBe('2001:db8:1::/48');
  expect(networkOf('192.0.2.1')).toBeUndefined();
  expect(networkOf('17')).toBeUndefined();
});
