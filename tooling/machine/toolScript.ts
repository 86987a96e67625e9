import { readFileSync } from 'node:fs';
import path from 'node:path';

const packages = path.join(import.meta.dirname, '../../node_modules');

/**
 * The path of a tool's script in `node_modules`, to be run with Node: Windows cannot start the files in `.bin` without a
 * shell.
 * @param name of the package, or `package#tool` where the tool has another name
 * @throws where the package has no such tool
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
