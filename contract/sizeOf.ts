const kilo = 1000;

/** The size of a file as people read it: ‘820 kB’, ‘1.4 MB’. */
export function sizeOf(bytes: number): string {
  if (bytes < kilo * kilo) return `${Math.max(1, Math.round(bytes / kilo))} kB`;
  return `${(bytes / kilo / kilo).toFixed(1)} MB`;
}
