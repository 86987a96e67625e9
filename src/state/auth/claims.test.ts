import { tokenPart } from '../../testing/makeToken.ts';
import { claimsOf, decodeToken } from './claims.ts';

const tokenOf = (claims: unknown) => `${tokenPart({ alg: 'HS256' })}.${tokenPart(claims)}.signature`;
const now = Date.UTC(2026, 10, 20);
const seconds = now / 1000;

test('the email and expiry of a token are read, umlauts and Tamil included', () => {
  expect(claimsOf(tokenOf({ email: 'ஆஷா@mail.example', exp: seconds + 60 }), now)).toEqual({
    email: 'ஆஷா@mail.example',
    expiresAt: seconds + 60,
  });
});

test('expiry is compared in seconds, and the second itself still counts', () => {
  const email = 'a@b.example';
  expect(claimsOf(tokenOf({ email, exp: seconds - 1 }), now)).toBeNull();
  expect(claimsOf(tokenOf({ email, exp: seconds }), now)).not.toBeNull();
});

test('a token without an expiry counts as not expired, one with an invalid expiry has no claims', () => {
  expect(claimsOf(tokenOf({ email: 'a@b.example' }), now)).toEqual({ email: 'a@b.example', expiresAt: null });
  expect(claimsOf(tokenOf({ email: 'a@b.example', exp: 'tomorrow' }), now)).toBeNull();
});

test.each([[undefined], [''], [7], [null]])('a token whose email is %j is no session', (email) => {
  expect(claimsOf(tokenOf({ email, exp: seconds + 60 }), now)).toBeNull();
});

test.each([
  ['no text', 7 as unknown as string],
  ['a missing part', 'onlyonepart'],
  ['two parts', `${tokenPart({})}.${tokenPart({ email: 'a@b.example' })}`],
  ['four parts', `${tokenOf({ email: 'a@b.example' })}.more`],
  ['bad base64', 'a.%%%.c'],
  ['bad JSON', `a.${Buffer.from('{"email":').toString('base64url')}.c`],
])('%s is an invalid token, without claims', (_, token) => {
  expect(() => decodeToken(token)).toThrow(/^Invalid token specified/);
  expect(claimsOf(token)).toBeNull();
});
