/** Two properties of the file are JSON strings inside the JSON, as Redux DevTools expects them. */
const packed = new Set(['preloadedState', 'payload']);

const opened = (name: string, value: unknown): unknown =>
  packed.has(name) && typeof value === 'string' ? JSON.parse(value) : value;

/** The JSON of a trace, indented, with its inner JSON strings parsed: all names and values of the file, no others. */
export const readableJsonOf = (text: string): string => JSON.stringify(JSON.parse(text, opened), null, 1);
