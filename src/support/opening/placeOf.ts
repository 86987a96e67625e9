import { supportCopy } from '../../content/trace/supportScreen.ts';
import type { OpeningError } from './openTrace.ts';

const { places } = supportCopy.opening;

/** What the detail of an error is, and the detail as it is read: mostly a path; a number is a position or a count of its own. */
export function placeOf({ code, detail }: OpeningError): { label: string; value: string } | null {
  if (detail === null) return null;
  if (code === 'E_VERSION_NEWER') return { label: places.version, value: detail };
  if (!/^\d+$/.test(detail)) return { label: places.path, value: detail };
  return {
    label: code === 'E_STEPS' ? places.steps : places.position,
    value: Number(detail).toLocaleString('en'),
  };
}
