import type { TraceError, TraceErrorCode } from '../file/traceFile.ts';

/** Work that can let the browser handle input and paint at each of its yields. */
export type Yielding<Result> = Generator<undefined, Result>;

/** Values and keys of all texts of a file together. */
const mostNodes = 400_000;
const mostDepth = 40;

/**
 * Keys that could lead to prototype pollution; `$jsan` makes DevTools' parser (jsan) construct the object that it
 * names.
 */
const forbidden: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype', '$jsan']);

export const isForbiddenKey = (key: string): boolean => forbidden.has(key);

/** Characters between two points at which the work can yield. */
const stretch = 1 << 16;

const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;
/** The beginning of a scalar up to the end of the text. */
const cutScalar = /(?:-|-?\d+\.|-?\d+(?:\.\d+)?[eE][+-]?|t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?)$/y;
const blanks = /[ \t\n\r]*/y;
const [quote, backslash] = [34, 92];

type Counts = { nodes: number };

/** What may come next. `first`: the first value or key behind an opening bracket, or the closing one. */
type Wanted = 'value' | 'first' | 'key' | 'colon' | 'more';

/**
 * Checks a JSON text before it is parsed: its syntax, its nesting depth, how many values it has, and that no key is
 * forbidden. It is iterative, so that deep nesting cannot overflow the call stack. Returns null if the text passes.
 */
export function* scanJson(text: string, counts: Counts): Yielding<TraceError | null> {
  /** The closing bracket that each open bracket needs. */
  const open: string[] = [];
  let at = 0;
  let nextYield = stretch;

  const errorAt = (code: TraceErrorCode, place = at): TraceError => ({ code, detail: String(place + 1) });
  /** Where a match that begins here ends; -1 if none does. */
  const endOf = (pattern: RegExp): number => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : -1;
  };
  const isYieldDue = (): boolean => {
    if (at < nextYield) return false;
    nextYield = at + stretch;
    return true;
  };

  // Each of these reads one part from here on, and returns what is wanted next.

  const readMark = (mark: string, wanted: Wanted): Wanted | TraceError => {
    const closing = open.at(-1);
    if (mark === closing && wanted !== 'colon') {
      open.pop();
      at += 1;
      return 'more';
    }
    if (mark !== (wanted === 'colon' ? ':' : ',')) return errorAt('E_NOT_JSON');
    at += 1;
    return wanted === 'more' && closing === '}' ? 'key' : 'value';
  };
  const readKeyEnd = (start: number, isEscaped: boolean): Wanted | TraceError => {
    const raw = text.slice(start, at);
    const key = isEscaped ? unescaped(raw) : raw.slice(1, -1);
    if (key === null) return errorAt('E_NOT_JSON');
    return forbidden.has(key) ? errorAt('E_KEYS', start) : 'colon';
  };
  function* readText(isKey: boolean): Yielding<Wanted | TraceError> {
    const start = at;
    at += 1;
    let isEscaped = false;
    for (let code = text.charCodeAt(at); code !== quote; code = text.charCodeAt(at)) {
      if (at >= text.length) return errorAt('E_TRUNCATED');
      if (code < 32) return errorAt('E_NOT_JSON');
      isEscaped ||= code === backslash;
      at += code === backslash ? 2 : 1;
      if (isYieldDue()) yield;
    }
    at += 1;
    return isKey ? readKeyEnd(start, isEscaped) : 'more';
  }
  const readBracket = (bracket: string): Wanted | TraceError => {
    if (open.length >= mostDepth) return errorAt('E_DEPTH');
    open.push(bracket === '{' ? '}' : ']');
    at += 1;
    return 'first';
  };
  const readScalar = (): Wanted | TraceError => {
    if (endOf(cutScalar) >= 0) return errorAt('E_TRUNCATED');
    const end = endOf(scalar);
    if (end < 0) return errorAt('E_NOT_JSON');
    at = end;
    return 'more';
  };

  let wanted: Wanted = 'value';
  for (;;) {
    at = endOf(blanks);
    if (at >= text.length) return open.length > 0 || wanted === 'value' ? errorAt('E_TRUNCATED') : null;
    if (wanted === 'more' && open.length === 0) return errorAt('E_NOT_JSON');
    if (isYieldDue()) yield;
    const character = text.charAt(at);
    const closing = open.at(-1);
    const isMark = wanted === 'colon' || wanted === 'more' || (wanted === 'first' && character === closing);
    const isKey: boolean = wanted === 'key' || (wanted === 'first' && closing === '}');
    counts.nodes += isMark ? 0 : 1;
    let next: Wanted | TraceError;
    if (isMark) next = readMark(character, wanted);
    else if (counts.nodes > mostNodes) next = errorAt('E_NODES');
    else if (character === '"') next = yield* readText(isKey);
    else if (isKey) next = errorAt('E_NOT_JSON');
    else next = character === '{' || character === '[' ? readBracket(character) : readScalar();
    if (typeof next !== 'string') return next;
    wanted = next;
  }
}

function unescaped(raw: string): string | null {
  try {
    return String(JSON.parse(raw));
  } catch {
    return null;
  }
}
