import { randomBytes } from 'node:crypto';
import { fieldsOf } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { answersFor } from '../forms.ts';
import type { AppProcess } from '../appProcess.ts';
import { createAccount, logIn } from '../visitor.ts';
import type { Visitor } from '../visitor.ts';

/** A word in every text that the walk types, and in every made-up message of the server. A trace must not contain it. */
const canary = 'Qanari';

/** Further texts in the answers of `createAccount` and `fillIn`. */
const others = [
  'asha-raman',
  'Asha Raman',
  'Meena Raman',
  'Example Lane',
  '0000 0117',
  '98400 12345',
  '1998-04-17',
];

/** The encodings in which a text may be contained in another one. */
function formsOf(text: string): string[] {
  const bytes = Buffer.from(text);
  const hex = bytes.toString('hex');
  // Base64 depends on the number of bytes before, modulo 3. The edges are cut, because they hold bits of other bytes.
  const base64 = [0, 1, 2].map((before) => {
    const whole = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    return whole.slice(before === 0 ? 0 : before + 1, -1);
  });
  const escaped = text.replaceAll(/./gs, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return [
    text,
    JSON.stringify(text).slice(1, -1),
    // As the file of a trace has its spaces.
    JSON.stringify(text)
      .slice(1, -1)
      .replaceAll(' ', String.raw`\u0020`),
    encodeURIComponent(text),
    encodeURIComponent(text).replaceAll('%20', '+'),
    (hex.match(/../g) ?? []).map((byte) => `%${byte}`).join(''),
    escaped,
    hex,
    ...base64,
    ...base64.map((part) => part.replaceAll('+', '-').replaceAll('/', '_')),
  ].map((form) => form.toLowerCase());
}

export function makeCanaries() {
  const id = randomBytes(5).toString('hex');
  const secrets = new Set([canary, id, ...others]);
  return {
    visitor: {
      name: `${canary} Raman`,
      email: `${canary.toLowerCase()}.${id}@mail.example`,
      password: `${canary.toLowerCase()}-line-${id}`,
    } satisfies Visitor,
    /** Adds another secret, such as a code or a token. */
    add: (secret: string) => void secrets.add(secret),
    /** The secrets that a text contains in any encoding; upper and lower case are not distinguished. */
    foundIn: (text: string): string[] => {
      const small = text.toLowerCase();
      return [...secrets].filter((secret) =>
        // Six digits may by chance be part of a time in milliseconds, so only a whole number counts.
        /^\d{6}$/.test(secret)
          ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(small)
          : formsOf(secret).some((form) => small.includes(form)),
      );
    },
  };
}

export type Canaries = ReturnType<typeof makeCanaries>;

/** A message of the server that is not among its fixed messages. */
export const strangeWords = `${canary} has that already.`;

/** Characters; a shorter choice from a list may be in a trace by chance, so it is not looked for. */
const shortestChoice = 8;

/**
 * All required answers and some optional ones, with the canary in each text. A choice from a list differs from what the page
 * before prefills, and is itself added to the secrets.
 */
export function canariedAnswers(kind: ApplicationKind, { visitor, add }: Canaries): Record<string, string> {
  const answers = answersFor(kind, visitor);
  for (const { name, control } of fieldsOf(kind)) {
    const answer = answers[name];
    if (
      answer !== undefined &&
      answer.length >= shortestChoice &&
      (control === 'select' || control === 'radio')
    )
      add(answer);
    if (control === 'url') answers[name] = `${canary.toLowerCase()}.example.org/${name}`;
    if (answer !== undefined && (control === 'text' || control === 'multiline'))
      answers[name] = `${canary} ${answer}`;
  }
  return answers;
}

/** Creates the account and logs in to it. Returns the token, whose parts are added to the secrets. */
export async function admit(app: AppProcess, canaries: Canaries): Promise<string> {
  await createAccount(app, canaries.visitor);
  const token = await logIn(app, canaries.visitor);
  for (const part of token.split('.')) canaries.add(part);
  return token;
}
