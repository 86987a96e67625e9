import * as fc from 'fast-check';
import { profileFields } from '../../../contract/accounts.ts';
import { isEmail } from '../../../contract/rules.ts';
import { anyCharacter, anyCharacters } from '../fuzz/texts.ts';
import type { Account } from '../../store/accounts.ts';
import { canonicalEmailOf, withCanonicalEmails } from './emailAddress.ts';

const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom(...Array.from('ab.-@;\u037e，ſİ')), anyCharacter),
});
const typedEmail = fc
  .tuple(anyText, anyText, fc.constantFrom('', '.org', '.example.org', '．org'))
  .map(([local, domain, end]) => `${local}@${domain}${end}`);

/** Characters that end an address, begin another one, or have a meaning in a header of an email. */
const syntax = /[\s\p{C}@,;:<>()[\]\\"]/u;

describe('the canonical spelling of an email address', () => {
  test('has no syntax but one @, whatever was typed, and is its own canonical spelling', () => {
    fc.assert(
      fc.property(fc.oneof(typedEmail, anyCharacters()), (typed) => {
        const email = canonicalEmailOf(typed);
        if (email === null) return;
        const [local = '', domain = '', ...more] = email.split('@');
        expect(more).toEqual([]);
        expect(local).not.toMatch(syntax);
        expect(domain).toMatch(/^[a-z0-9.-]+$/);
        expect(isEmail(email)).toBe(true);
        expect(canonicalEmailOf(email)).toBe(email);
      }),
      { numRuns: 2000, seed: 20260101 },
    );
  });

  test.each([
    [' Meena@Example.ORG ', 'meena@example.org'],
    ['meena@bücher.example', 'meena@xn--bcher-kva.example'],
    ["o'hara+site@example.org", "o'hara+site@example.org"],
    ['மீனா@example.org', 'மீனா@example.org'],
    ['e\u0301va@example.org', 'éva@example.org'],
  ])('the canonical spelling of “%s” is %s', (typed, email) => {
    expect(canonicalEmailOf(typed)).toBe(email);
  });

  test.each([
    ['a Greek question mark', 'meena@example.org\u037eother@example.org'],
    ['a Greek question mark before the @', 'other\u037emeena@example.org'],
    ['a full-width comma', 'other，meena@example.org'],
    ['a full-width semicolon', 'other；meena@example.org'],
    ['a full-width colon', 'group：meena@example.org'],
    ['a second, full-width @', 'other＠meena@example.org'],
    ['full-width brackets', '＜meena＞@example.org'],
    ['a letter that only looks like s', 'ſam@example.org'],
    ['a one-dot leader, which NFKC turns into a full stop', 'meena\u2024raman@example.org'],
    ['an invisible character', 'mee\u200bna@example.org'],
    ['a change of direction', 'mee\u202ena@example.org'],
    ['a control character', 'mee\u0007na@example.org'],
    ['a domain that is a number', 'meena@1.2'],
    ['a domain of one label', 'meena@localhost'],
    ['100,000 characters', `${'a'.repeat(100_000)}@example.org`],
  ])('an email address with %s is refused', (_what, typed) => {
    expect(canonicalEmailOf(typed)).toBeNull();
  });
});

test('answers get the canonical spelling of their email address, and what was typed stays as it is', () => {
  const typed = Object.freeze({ name: 'Asha', email: ' Asha@Example.ORG', address: '7 Temple Street' });
  const account = { email: 'asha@example.org' } as Account;
  expect(withCanonicalEmails(profileFields, typed, account)).toEqual({ ...typed, email: 'asha@example.org' });
});
