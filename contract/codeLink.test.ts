import { codeHashOf, codeLinkOf } from './codeLink.ts';

test('a link keeps code and email address, whatever characters the address has', () => {
  const email = "o'hara+kolam&co=1@mail.example";
  expect(codeLinkOf(codeHashOf('012345', email))).toEqual({ code: '012345', email });
});

test.each([
  ['#code=123456', { code: '123456', email: null }],
  ['#code=123456&email=nobody', { code: '123456', email: null }],
  ['#code=12345', null],
  ['#code=12345x', null],
  ['#code=1234567', null],
  ['#openings', null],
  ['', null],
  [`#code=123456&email=${'a'.repeat(2000)}@mail.example`, null],
])('the fragment %s is read if its code has six digits: %j', (hash, link) => {
  expect(codeLinkOf(hash)).toEqual(link);
});
