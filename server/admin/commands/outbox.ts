import { defaultSettings } from '../../common/settings.ts';
import { emailStates } from '../../store/database/tables.ts';
import { dayLength } from '../../store/times.ts';
import { CommandError, UsageError } from '../commandErrors.ts';
import { isoOf, timeOptionOf } from '../command.ts';
import { counted } from '../counted.ts';
import type { Command, CommandContext } from '../command.ts';
import { emailRecordOf } from '../submissionRecord.ts';

const [defaultLimit, largestLimit] = [100, 10_000];
const daysBack = 3;
const { unansweredRepeats } = defaultSettings.outbox;

const lineOf = (email: ReturnType<typeof emailRecordOf>): string =>
  [
    email.id,
    email.created,
    email.state,
    email.template,
    email.recipient,
    counted(email.attempts, 'attempts'),
    ...(email.perhapsDelivered ? [`perhaps delivered ${counted(email.perhapsDelivered, 'times')}`] : []),
    ...(email.nextTry ? [`next ${email.nextTry}`] : []),
    ...(email.lastError ? [email.lastError.replaceAll(/\s+/g, ' ')] : []),
  ].join('  ');

async function list(context: CommandContext): Promise<void> {
  const { database, text, report, note } = context;
  const given = text('state');
  const state = emailStates.find((name) => name === given);
  if (given !== undefined && !state)
    throw new UsageError(`--state must be one of ${emailStates.join(', ')}.`);
  const limit = Number(text('limit') ?? defaultLimit);
  if (!Number.isInteger(limit) || limit < 1 || limit > largestLimit)
    throw new UsageError(`--limit must be a whole number from 1 to ${largestLimit}.`);
  const emails = await (await database()).emails({ state, limit: limit + 1 });
  for (const email of emails.slice(0, limit)) {
    const record = emailRecordOf(email, context);
    await report(lineOf(record), record);
  }
  if (emails.length > limit) note(`Only the newest ${limit} are listed; raise --limit to see more.`);
}

async function showEmail(context: CommandContext, id: string): Promise<void> {
  const email = await (await context.database()).emailById(id);
  if (!email) throw new CommandError(`There is no email “${id}”.`);
  const record = emailRecordOf(email, context);
  const lines = Object.entries(record).map(([name, value]) => `${name}: ${value ?? 'none'}`);
  await context.report(lines.join('\n'), record);
}

async function sendDeadAgain({ text, now, database, report, note }: CommandContext): Promise<void> {
  const since = timeOptionOf('since', text('since')) ?? now - daysBack * dayLength;
  const opened = await database();
  const count = await opened.sendAgain({ deadSince: since }, now);
  await report(`${count} ${count === 1 ? 'email is' : 'emails are'} due now`, { due: count });
  const { dead = 0 } = await opened.emailCounts();
  if (dead > 0)
    note(
      `Dead emails queued before ${isoOf(since)}, not sent again: ${dead}. Include them with --since DATE.`,
    );
}

async function sendOneAgain({ database, now, report }: CommandContext, id: string): Promise<void> {
  const opened = await database();
  const count = await opened.sendAgain({ id }, now);
  if (count === 0) {
    const email = await opened.emailById(id);
    if (!email) throw new CommandError(`There is no email “${id}”.`);
    throw new CommandError(
      email.state === 'queued'
        ? `${id} is being sent at this moment.`
        : `${id} is ${email.state}; only emails that are dead or queued can be sent again.`,
    );
  }
  await report('1 email is due now', { due: count });
}

async function sendAgain(context: CommandContext, id: string | undefined): Promise<void> {
  const all = context.flag('dead');
  if (all === (id !== undefined))
    throw new UsageError('Give the id of an email, or --dead for all dead ones.');
  if (!all && context.text('since') !== undefined) throw new UsageError('--since goes with --dead.');
  return id === undefined ? sendDeadAgain(context) : sendOneAgain(context, id);
}

const actionOptions: Readonly<Record<string, readonly string[]>> = {
  list: ['state', 'limit'],
  show: [],
  'send-again': ['dead', 'since'],
};

/**
 * Refuses options that an action would ignore, such as `list --since`: its output would be misread as filtered by them.
 */
function refuseOtherOptions({ text, flag }: CommandContext, action = ''): void {
  const allowed = Object.hasOwn(actionOptions, action) ? actionOptions[action] : undefined;
  const isGiven = (option: string): boolean => text(option) !== undefined || flag(option);
  const other = Object.keys(outbox.options).find((option) => isGiven(option) && !allowed?.includes(option));
  if (allowed && other) throw new UsageError(`--${other} does not go with “${action}”.`);
}

export const outbox: Command = {
  summary: 'List emails, show why one was not sent, send it again',
  usage: 'list [--state STATE] [--limit N] | show <id> | send-again <id>|--dead [--since DATE]',
  details: [
    'list prints the newest first. show prints the attempts, the last error and the time of the next attempt.',
    'perhapsDelivered counts attempts at which the relay had the whole email and sent no answer: nobody knows',
    `whether it was delivered. It is sent again at most ${counted(unansweredRepeats, 'times')}, and then is dead.`,
    'send-again makes a dead or queued email due now and resets its attempts to 0; the server sends it within seconds.',
    `--dead does so for all dead emails that were queued in the last ${daysBack} days, or since DATE.`,
    `States: ${emailStates.join(', ')}. An email is dead when it was given up, and dropped when it was`,
    'not needed any more, such as one with an expired code.',
  ].join('\n'),
  args: { min: 1, max: 2 },
  options: {
    state: {
      type: 'string',
      value: 'STATE',
      description: `only emails in this state: ${emailStates.join(', ')}`,
    },
    limit: { type: 'string', value: 'N', description: `maximum number of emails (default ${defaultLimit})` },
    dead: { type: 'boolean', description: 'all dead emails' },
    since: {
      type: 'string',
      value: 'DATE',
      description: `queued on or after this day or time (UTC; default ${daysBack} days ago)`,
    },
  },
  async run(context) {
    const [action, id] = context.args;
    refuseOtherOptions(context, action);
    if (action === 'list' && id === undefined) return list(context);
    if (action === 'show' && id !== undefined) return showEmail(context, id);
    if (action === 'send-again') return sendAgain(context, id);
    throw new UsageError(
      'Usage: npm run admin -- outbox list | show <id> | send-again <id>|--dead [--since DATE]',
    );
  },
};
