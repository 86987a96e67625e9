import { callNouns } from '../../content/trace/stepSentences.ts';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import { leftOutWordsOf } from '../../trace/file/leftOutWordsOf.ts';
import { outcomeOf } from '../detail/outcomeOf.ts';
import type { OpenTrace } from '../opening/openTrace.ts';
import { formatOffset } from '../story/formatTime.ts';
import { causeOf } from '../story/storyOf.ts';
import { factsOf, moreFactsOf } from './factsOf.ts';
import { routesOf } from './routesOf.ts';

const { summary, ticket } = supportCopy;

/** Escapes the characters that have a meaning in Markdown. */
const plain = (text: string) => text.replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);

const bullets = (lines: readonly string[], none: string) =>
  lines.length === 0 ? [`- ${none}`] : lines.map((line) => `- ${line}`);

/** A summary for a ticket, in Markdown. It contains only what is in the file; times are in UTC. */
export function ticketOf(file: OpenTrace, position: number, build: string): string {
  const { trace, story, requests } = file;
  const { about, refusedValues } = trace;
  const step = story[position];
  const since = (at: number) => formatOffset(at - about.startedAt);
  const failed = requests.filter(({ outcome, fault }) => outcome === 'rejected' && fault?.kind !== 'aborted');
  return [
    `## ${ticket.heading(about.id)}`,
    '',
    `${summary.headline(about.steps, refusedValues)}; ${plain(summary.builds(about.build, build))}.`,
    '',
    ...[...factsOf(file, 'UTC'), ...moreFactsOf(file)].map(
      ({ label, value }) => `- ${label}: ${plain(value)}`,
    ),
    '',
    `### ${ticket.lookedAt}`,
    '',
    `- ${step ? plain(ticket.step(about.id, step.number, step.sentence, causeOf(step))) : ''}`,
    '',
    `### ${summary.errorList}`,
    '',
    ...bullets(
      story.flatMap(({ error, number, at }) =>
        error === null ? [] : [ticket.errorAt(about.id, number, since(at), plain(error))],
      ),
      summary.noErrors,
    ),
    '',
    `### ${ticket.failedRequests}`,
    '',
    ...bullets(
      failed.map((request) => `${callNouns[request.call]}: ${outcomeOf(request)} (${since(request.sentAt)})`),
      ticket.noFailedRequests(requests.length),
    ),
    '',
    `### ${summary.routes}`,
    '',
    ...bullets(
      routesOf(file).map(({ path }) => `\`${path}\``),
      summary.noRoutes,
    ),
    '',
    `### ${summary.leftOut}`,
    '',
    ...bullets(
      Object.entries(about.leftOut).map(([place, count]) =>
        plain(summary.leftOutOf(place, count, leftOutWordsOf(place))),
      ),
      summary.nothingLeftOut,
    ),
    '',
  ].join('\n');
}
