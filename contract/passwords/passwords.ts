import { passwordMessages } from '../messages.ts';
import { passwordLimits } from './passwordLimits.ts';

type PasswordLimits = { minLength: number; maxLength: number };

/**
 * Common passwords that are long enough for the length rule. The list was made by hand and not copied from a leak; a
 * full list of thousands would need a source whose licence allows it.
 */
const common = new Set(
  `password passw0rd password1 password12 password123 password1234 mypassword newpassword
  12345678 123456789 1234567890 0123456789 87654321 987654321 0987654321 12341234 123123123 123456123 11223344
  112233445566 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 qazwsxedc zaq12wsx q1w2e3r4 qwertyui qwertyuiop qwerty12
  qwerty123 qwerty1234 asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 abcd1234 abcdefgh abcdefghi abc12345 a1b2c3d4
  aa123456 a1234567 a12345678 iloveyou iloveyou1 sunshine princess football football1 baseball basketball superman
  starwars whatever trustno1 letmein1 letmein123 welcome1 welcome12 welcome123 admin123 admin1234 administrator
  changeme changeme1 computer internet samsung1 michelle jennifer jordan23 liverpool chocolate butterfly dragon12
  dragon123 monkey12 monkey123 master12 master123 secret12 secret123 shadow12 charlie1 freedom1 pokemon1 google123
  default1 test1234 testtest testing1 guest1234 user1234 login123 pass1234 p@ssword p@ssw0rd p@ssw0rd1 summer2024
  summer2025 winter2024 winter2025 spring2025 autumn2025 blink182 liverpool1 arsenal1 chelsea1 manchester vijay123
  krishna1 krishna123 lakshmi1 ganesha1 india123 bangalore chennai1 hyderabad tamilnadu`.split(/\s+/),
);

const isOneCharacter = (password: string): boolean => new Set(password).size === 1;

/**
 * The message with which the server refuses a new password, or undefined. Only its length and how easily it is guessed
 * count; there are no composition rules. The form shows the same before sending and blocks nothing (specification
 * SIGNUP-20).
 * @param email the account's address, as typed; neither it nor the part before its @ is accepted as a password
 */
export function passwordProblemOf(
  password: string,
  email: string,
  { minLength, maxLength }: PasswordLimits = passwordLimits,
): string | undefined {
  if (password.length < minLength) return passwordMessages.tooShort(minLength);
  if (password.length > maxLength) return passwordMessages.tooLong(maxLength);
  const normalized = password.toLowerCase();
  const address = email.trim().toLowerCase();
  if (
    common.has(normalized) ||
    isOneCharacter(normalized) ||
    normalized === address ||
    normalized === address.split('@')[0]
  )
    return passwordMessages.guessable;
  return undefined;
}
