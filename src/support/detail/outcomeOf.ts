import { supportCopy } from '../../content/trace/supportScreen.ts';
import type { TracedRequest } from '../story/requestsOf.ts';

const copy = supportCopy.requests;

/** How a call ended, as a short label. */
export function outcomeOf({ outcome, fault }: TracedRequest): string {
  if (outcome !== 'rejected') return outcome === 'pending' ? copy.running : copy.ok;
  if (fault === null || fault.kind === 'failure') {
    const status = fault?.status ?? null;
    return status !== null && status >= 500 ? copy.server(status) : copy.failed(status);
  }
  return fault.kind === 'network' ? copy.network : copy.aborted;
}
