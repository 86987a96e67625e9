const kilo = 1000;

/** ‘820 KB’, ‘1.4 MB’. */
export function sizeOf(bytes: number): string {
  if (bytes < kilo * kilo) return `${Math.max(1, Math.round(bytes / kilo))} KB`;
  return `${(bytes / kilo / kilo).toFixed(1)} MB`;
}
