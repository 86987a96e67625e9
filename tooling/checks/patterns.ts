import { parseSync } from '@swc/core';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from 'scslre';

/**
 * Finds regular expressions whose running time grows faster than the length of the text: matching some hundred thousand
 * characters then keeps the process busy for seconds. A pattern that is built at run time cannot be analysed and is also
 * reported.
 */

/** The code that reads texts of visitors or stored texts. Tests and their helpers only read texts of their own. */
const readers = ['{server,contract,src}/**/*.{ts,tsx}'];
const isTest = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) || /^(?:src[/\\]testing|server[/\\](?:faults|load))[/\\]/.test(file);

type Node = { type?: unknown; [key: string]: unknown };
type Pattern = { source: string; flags: string };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** All nodes of a syntax tree, in source order. */
function* nodesOf(value: unknown): Generator<Node> {
  if (!isNode(value)) return;
  if (typeof value.type === 'string') yield value;
  for (const inner of Object.values(value)) yield* nodesOf(inner);
}

const isRegExpCall = ({ type, callee }: Node): boolean =>
  (type === 'NewExpression' || type === 'CallExpression') && isNode(callee) && callee.value === 'RegExp';

function faultOf({ source, flags }: Pattern): string | undefined {
  const { reports } = analyse({ source, flags });
  const kinds = [...new Set(reports.map(({ type, exponential }) => (exponential ? 'exponential' : type)))];
  return kinds.length > 0 ? `/${source}/${flags}: ${kinds.join(', ')}` : undefined;
}

/** A message for each faulty regular expression in TypeScript code. */
export function patternFaultsOf(code: string, tsx = false): string[] {
  const faults: string[] = [];
  for (const node of nodesOf(parseSync(code, { syntax: 'typescript', tsx, target: 'es2022' }))) {
    if (isRegExpCall(node)) faults.push('a pattern is made at run time');
    if (node.type !== 'RegExpLiteral') continue;
    const fault = faultOf({ source: String(node.pattern), flags: String(node.flags) });
    if (fault) faults.push(fault);
  }
  return faults;
}

/** The messages of all files that are not tests, each after the path of its file. */
export function patternFaultsIn(root: string): string[] {
  return globSync(readers, { cwd: root })
    .filter((file) => !isTest(file))
    .toSorted()
    .flatMap((file) => {
      const code = readFileSync(path.join(root, file), 'utf8');
      return patternFaultsOf(code, file.endsWith('x')).map((fault) => `${file}: ${fault}`);
    });
}
