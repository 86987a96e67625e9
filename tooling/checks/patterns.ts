import { parseSync } from '@swc/core';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analyse } from 'scslre';

/**
 * Finds regular expressions whose work grows faster than the text they read: some hundred thousand characters in such a
 * pattern keep the process busy for seconds. A pattern made at run time cannot be read here and is reported, too.
 */

/** Where a visitor's text or stored text is read. Tests and helpers of tests read texts of their own. */
const readers = ['{server,contract,src}/**/*.{ts,tsx}'];
const isTest = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) || /^(?:src[/\\]testing|server[/\\](?:faults|load))[/\\]/.test(file);

type Node = { type?: unknown; [key: string]: unknown };
type Pattern = { source: string; flags: string };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every node of a syntax tree, in the order of the text. */
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

/** What is wrong with the patterns of one text of TypeScript. */
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

/** The same of every file that is not a test, with its path before each. */
export function patternFaultsIn(root: string): string[] {
  return globSync(readers, { cwd: root })
    .filter((file) => !isTest(file))
    .toSorted()
    .flatMap((file) => {
      const code = readFileSync(path.join(root, file), 'utf8');
      return patternFaultsOf(code, file.endsWith('x')).map((fault) => `${file}: ${fault}`);
    });
}
