import { applications } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';

/** ‘Job application’. */
export function formNameOf(kind: ApplicationKind): string {
  const { noun } = applications[kind];
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
}
