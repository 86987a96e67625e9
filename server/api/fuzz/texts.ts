import * as fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

/** Any Unicode character but lone surrogates. fast-check's own unit (`binary`) first takes seconds to list them all. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .nat({ max: 0x10ffff - surrogates.count })
  .map((at) => String.fromCodePoint(at < surrogates.first ? at : at + surrogates.count));

export const anyCharacters = (maxLength?: number): fc.Arbitrary<string> =>
  fc
    .array(anyCharacter, maxLength === undefined ? {} : { maxLength })
    .map((characters) => characters.join(''));
