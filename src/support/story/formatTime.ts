const two = (value: number) => String(value).padStart(2, '0');

/** `1:01.3`, with hours where there are some: time since the start, from milliseconds. */
export function formatOffset(milliseconds: number): string {
  const tenths = Math.round(Math.max(0, milliseconds) / 100);
  const seconds = Math.floor(tenths / 10);
  const minutes = Math.floor(seconds / 60);
  const rest = `${two(seconds % 60)}.${tenths % 10}`;
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

/** `820 ms`, `1.2 s`, `4 min 5 s`, `2 h 3 min`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.max(0, Math.round(milliseconds))} ms`;
  if (milliseconds < 59_950) return `${(milliseconds / 1_000).toFixed(1).replace('.0', '')} s`;
  const seconds = Math.round(milliseconds / 1_000);
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes} min ${seconds % 60} s`
    : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** `22 Nov 2026, 09:30:00`, in the reader's own zone unless another is named. */
export const formatTimestamp = (at: number, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone }).format(at);
