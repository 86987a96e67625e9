import { createServer } from 'node:net';
import { ConfigError } from '../../server/config/configError.ts';
import { parsers } from '../../server/config/parsers.ts';

const isFree = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const server = createServer();
    server.once('error', () => answer(false));
    server.listen(port, '127.0.0.1', () => server.close(() => answer(true)));
  });

/**
 * The ports of the site and of its API, which has the next one.
 * @param devPort the environment variable `DEV_PORT`
 * @throws ConfigError with one sentence for a person
 */
export async function portsOf(devPort = '3000'): Promise<{ site: number; api: number }> {
  const port = parsers.integer(1, 65_534)(devPort);
  if ('wrong' in port) throw new ConfigError(`DEV_PORT ${port.wrong}.`);
  const [site, api] = [port.ok, port.ok + 1];
  for (const each of [site, api])
    if (!(await isFree(each)))
      throw new ConfigError(
        `Port ${each} is in use, perhaps by another “npm run dev”. It needs two ports, ${site} and ${api}; DEV_PORT=4000 chooses 4000 and 4001.`,
      );
  return { site, api };
}
