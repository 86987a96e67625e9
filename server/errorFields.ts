import { errorTextOf } from './errorWords.ts';

/** What the log says of whatever was thrown: its words, and where that was. */
export function errorFieldsOf(error: unknown): { error: string; at: string | undefined } {
  // `Object` makes something to ask of null, too.
  const { stack } = Object(error) as { stack?: unknown };
  const lines = typeof stack === 'string' ? stack.split('\n') : [];
  // Its words may have several lines.
  return { error: errorTextOf(error), at: lines.find((line) => /^ +at /.test(line))?.trim() };
}
