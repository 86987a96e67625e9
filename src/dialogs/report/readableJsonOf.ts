/** The file has two parts that are JSON inside of JSON, as Redux DevTools wants them. */
const packed = new Set(['preloadedState', 'payload']);

const opened = (name: string, value: unknown): unknown =>
  packed.has(name) && typeof value === 'string' ? JSON.parse(value) : value;

/** The text of a trace line by line, with its packed parts opened: every name and value of the file, and no other. */
export const readableJsonOf = (text: string): string => JSON.stringify(JSON.parse(text, opened), null, 1);
