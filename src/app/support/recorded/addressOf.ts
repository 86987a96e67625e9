import type { LocationState } from '../../../state/locationState.ts';
import type { Snapshot } from '../../../trace/recording/snapshot.ts';
import { hiddenAnswer } from '../../../trace/replay/hiddenAnswer.ts';
import { hiddenAddress } from './placeholders.ts';

/** The location of a replay's router. */
export type Address = { pathname: string; state: LocationState };

/**
 * The address of a page with its location state; null before the first page. A trace does not hold unknown paths, so
 * they have a placeholder.
 */
export function addressOf({ path, arrival }: Snapshot['navigation']): Address | null {
  if (path === null) return null;
  const { status = null, returnPath, prefill, hasEmail, hasCodeAddress } = arrival ?? {};
  return {
    pathname: path === '*' ? `/${hiddenAnswer}` : path,
    state: {
      ...(status !== null && { status }),
      ...(returnPath && { returnPath }),
      ...(prefill && { prefill }),
      ...(hasEmail && { email: hiddenAddress }),
      ...(hasCodeAddress && { codeSentTo: hiddenAddress }),
    },
  };
}
