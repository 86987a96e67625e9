import { randomBytes } from 'node:crypto';
import { fieldsOf } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { answersFor } from '../forms.ts';
import type { AppProcess } from '../appProcess.ts';
import { createAccount, logIn } from '../visitor.ts';
import type { Visitor } from '../visitor.ts';

/** Stands in everything that is typed as text, and in every word of the server that is made up here. */
const canary = 'Qanari';

/** What stands in the answers of `createAccount` and `fillIn` besides. */
const others = [
  'asha-raman',
  'Asha Raman',
  'Meena Raman',
  'Example Lane',
  '0000 0117',
  '98400 12345',
  '1998-04-17',
];

/** Every way in which a text may hide in another one. */
function formsOf(text: string): string[] {
  const bytes = Buffer.from(text);
  const hex = bytes.toString('hex');
  // Where base64 begins depends on what stands before; characters at the edges hold bits of neighbours.
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
    /** Something else that must not be found: a code, a token. */
    add: (secret: string) => void secrets.add(secret),
    /** The secrets that a text holds, in any of their forms; letters in either case. */
    foundIn: (text: string): string[] => {
      const small = text.toLowerCase();
      return [...secrets].filter((secret) =>
        // Six digits may be part of a time of day in milliseconds.
        /^\d{6}$/.test(secret)
          ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(small)
          : formsOf(secret).some((form) => small.includes(form)),
      );
    },
  };
}

export type Canaries = ReturnType<typeof makeCanaries>;

/** Words of a server that nobody has written down. */
export const strangeWords = `${canary} has that already.`;

/** Letters; a shorter word of a list may stand in a trace by chance. */
const shortestChoice = 8;

/**
 * Every required answer and some others, and something to recognise in each text. What is chosen from a list is another choice
 * than the page before has made, and is looked for as it is.
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

/** Makes the account, and gives its token. */
export async function admit(app: AppProcess, canaries: Canaries): Promise<string> {
  await createAccount(app, canaries.visitor);
  const token = await logIn(app, canaries.visitor);
  for (const part of token.split('.')) canaries.add(part);
  return token;
}
