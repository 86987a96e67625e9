import { supportCopy } from '../../content/trace/supportScreen.ts';
import type { OpeningError } from './openTrace.ts';

const { places } = supportCopy.opening;

/**
 * A label and a readable value for the detail of an error: a path, or for a number a position, a count of steps or a
 * version.
 */
export function placeOf({ code, detail }: OpeningError): { label: string; value: string } | null {
  if (detail === null) return null;
  if (code === 'E_VERSION_NEWER') return { label: places.version, value: detail };
  if (!/^\d+$/.test(detail)) return { label: places.path, value: detail };
  return {
    label: code === 'E_STEPS' ? places.steps : places.position,
    value: Number(detail).toLocaleString('en'),
  };
}
