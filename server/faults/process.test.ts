import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeFlags } from './process.ts';

test.each(['server/deploy/site.service', 'server/deploy/Dockerfile', 'docs/operations.md'])(
  'every command of %s that starts the server has the flags that are measured',
  (file) => {
    const text = readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
    const commands = text.split('\n').filter((line) => /\bnode"?,? .*server\/start\.mjs/.test(line));
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) for (const flag of nodeFlags) expect(command).toContain(flag);
  },
);
