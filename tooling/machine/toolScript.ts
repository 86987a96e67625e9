import { readFileSync } from 'node:fs';
import path from 'node:path';

const packages = path.join(import.meta.dirname, '../../node_modules');

/**
 * The script of a tool of `node_modules`, for Node to run: what lies in `.bin` is no program that Windows starts without
 * a shell. `name` is that of the package, or `package#tool` where they differ. Throws where it has no such tool.
 */
export function toolScript(name: string): string {
  const [folder = '', tool = folder] = name.split('#');
  const home = path.join(packages, folder);
  const { bin = {} } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
    bin?: string | Record<string, string>;
  };
  const script = typeof bin === 'string' ? bin : bin[tool];
  if (script === undefined) throw new Error(`The package ${folder} has no tool ${tool}.`);
  return path.join(home, script);
}
