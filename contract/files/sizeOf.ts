const kilo = 1000;

/** The size of a file of which it is not known, as in the replay of a trace. */
export const unknownSize = -1;

/** The size of a file as people read it: ‘820 kB’, ‘1.4 MB’. */
export function sizeOf(bytes: number): string {
  if (bytes === unknownSize) return '••••';
  if (bytes < kilo * kilo) return `${Math.max(1, Math.round(bytes / kilo))} kB`;
  return `${(bytes / kilo / kilo).toFixed(1)} MB`;
}
