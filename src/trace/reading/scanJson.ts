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

/**
 * Checks a JSON text before it is parsed: its syntax, its nesting depth, how many values it has, and that no key is
 * forbidden. It is iterative, so that deep nesting cannot overflow the call stack. Returns null if the text passes.
 */
export function* scanJson(text: string, counts: Counts): Yielding<TraceError | null> {
  /** The closing bracket that each open bracket needs. */
  const open: string[] = [];
  let at = 0;
  let nextYield = stretch;
  let wants: 'value' | 'first' | 'key' | 'colon' | 'more' = 'value';

  const errorOf = (code: TraceErrorCode): TraceError => ({ code, detail: String(at + 1) });
  const skipBlanks = () => {
    blanks.lastIndex = at;
    blanks.test(text);
    at = blanks.lastIndex;
  };

  for (;;) {
    skipBlanks();
    if (at >= text.length) return open.length > 0 || wants === 'value' ? errorOf('E_TRUNCATED') : null;
    if (wants === 'more' && open.length === 0) return errorOf('E_NOT_JSON');
    const character = text[at]!;

    if (at >= nextYield) {
      nextYield = at + stretch;
      yield;
    }

    if (wants === 'colon') {
      if (character !== ':') return errorOf('E_NOT_JSON');
      at += 1;
      wants = 'value';
      continue;
    }
    const closes = open.at(-1);
    if ((wants === 'more' || wants === 'first') && character === closes) {
      open.pop();
      at += 1;
      wants = 'more';
      continue;
    }
    if (wants === 'more') {
      if (character !== ',') return errorOf('E_NOT_JSON');
      at += 1;
      wants = closes === '}' ? 'key' : 'value';
      continue;
    }

    counts.nodes += 1;
    if (counts.nodes > mostNodes) return errorOf('E_NODES');
    const isKey: boolean = wants === 'key' || (wants === 'first' && closes === '}');

    if (character === '"') {
      const start = at;
      at += 1;
      let isEscaped = false;
      for (let code = text.charCodeAt(at); code !== quote; code = text.charCodeAt(at)) {
        if (at >= text.length) return errorOf('E_TRUNCATED');
        if (code < 32) return errorOf('E_NOT_JSON');
        isEscaped ||= code === backslash;
        at += code === backslash ? 2 : 1;
        if (at >= nextYield) {
          nextYield = at + stretch;
          yield;
        }
      }
      at += 1;
      if (isKey) {
        const raw = text.slice(start, at);
        const key = isEscaped ? unescaped(raw) : raw.slice(1, -1);
        if (key === null) return errorOf('E_NOT_JSON');
        if (forbidden.has(key)) return { code: 'E_KEYS', detail: String(start + 1) };
      }
      wants = isKey ? 'colon' : 'more';
      continue;
    }
    if (isKey) return errorOf('E_NOT_JSON');
    if (character === '{' || character === '[') {
      if (open.length >= mostDepth) return errorOf('E_DEPTH');
      open.push(character === '{' ? '}' : ']');
      at += 1;
      wants = 'first';
      continue;
    }
    cutScalar.lastIndex = at;
    if (cutScalar.test(text)) return errorOf('E_TRUNCATED');
    scalar.lastIndex = at;
    if (!scalar.test(text)) return errorOf('E_NOT_JSON');
    at = scalar.lastIndex;
    wants = 'more';
  }
}

function unescaped(raw: string): string | null {
  try {
    return String(JSON.parse(raw));
  } catch {
    return null;
  }
}
