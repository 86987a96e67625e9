import { describePage } from '../../trace/descriptions/describeStep.ts';
import type { Snapshot } from '../../trace/recording/snapshot.ts';
import type { OpenTrace } from '../opening/openTrace.ts';

/** A page of the visit: its address, its name in a sentence, and the position in the story where it was opened. */
export type WalkedRoute = {
  path: NonNullable<Snapshot['navigation']['path']>;
  page: string;
  position: number;
};

/** The pages of a visit in order; a page that was visited twice is listed twice. */
export const routesOf = ({ trace, story }: Pick<OpenTrace, 'trace' | 'story'>): readonly WalkedRoute[] =>
  story.flatMap(({ kind }, position) => {
    const { path } = trace.snapshotAt(position - 1).navigation;
    return kind === 'page' && path !== null ? [{ path, page: describePage(path), position }] : [];
  });
