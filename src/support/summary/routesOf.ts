import { describePage } from '../../trace/telling/describeStep.ts';
import type { Sight } from '../../trace/recording/sight.ts';
import type { Trace } from '../../trace/file/traceFile.ts';

/** A page of the visit: its address, its name in a sentence, and the position in the story where it was opened. */
export type WalkedRoute = { path: NonNullable<Sight['navigation']['path']>; page: string; position: number };

/** The pages of a visit in order; a page that was visited twice is listed twice. */
export function routesOf({ steps, sightAt }: Trace): readonly WalkedRoute[] {
  const routes: WalkedRoute[] = [];
  for (let position = 0; position <= steps.length; position += 1) {
    const { path } = sightAt(position - 1).navigation;
    if (path !== null && path !== routes.at(-1)?.path)
      routes.push({ path, page: describePage(path), position });
  }
  return routes;
}
