import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listenLocally } from '../mocks/http/listenLocally.ts';
import { serverEnvironment } from '../mocks/serverEnvironment.ts';
import { readyLimit } from '../tooling/machine/untilReady.ts';

// Starts that end by themselves: those that fail, and those that only print the help.
const run = promisify(execFile);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'main-'));
});
afterEach(() => rm(folder, { recursive: true }));

const runWith = (program: string, args: string[], changes?: Record<string, string>) =>
  run(process.execPath, [join(process.cwd(), program), ...args], {
    env: serverEnvironment(folder, changes),
    timeout: readyLimit,
    killSignal: 'SIGKILL',
  });

const complaintOf = (changes: Record<string, string>) =>
  runWith('server/main.ts', [], changes).then(
    () => 'started',
    (error: { stderr: string }) => error.stderr,
  );

test('a port in use is reported in one sentence', async () => {
  const other = createServer();
  const port = await listenLocally(other);
  expect(await complaintOf({ PORT: String(port) })).toBe(
    `PORT ${port} is in use by another program; stop it or choose another with PORT=8081.\n`,
  );
  await new Promise((resolve) => void other.close(resolve));
});

test('an invalid value in the environment is reported in one sentence', async () => {
  expect(await complaintOf({ PORT: 'many' })).toBe(
    'PORT must be a whole number from 0 to 65535, not “many”.\n',
  );
});

test('a data folder that cannot be created is reported in one sentence', async () => {
  expect(await complaintOf({ DATA_DIR: '/proc/none/data' })).toMatch(
    /^DATA_DIR “\/proc\/none\/data” cannot be written: .+\.\n$/,
  );
});

test('an upload folder that cannot be used is reported in one sentence', async () => {
  const data = join(folder, 'data');
  await mkdir(data);
  await writeFile(join(data, 'uploads'), '');
  expect(await complaintOf({})).toMatch(
    /^DATA_DIR: “.*\/data\/uploads”, where uploads are kept until they are stored, cannot be used: EEXIST.+\.\n$/,
  );
});

test.each([
  ['server/main.ts', '--hepl', /^Unknown option '--hepl'; --help lists what can be set\.\n$/],
  ['server/main.ts', '8081', /^Unexpected argument '8081'.*\n$/],
  ['server/start.mjs', '--hepl', /^Unknown option '--hepl'; .*\n$/],
  ['tooling/start.mjs', '--hepl', /^Unknown option '--hepl'; .*\n$/],
])('“%s %s” starts no server and says what is wrong', async (program, argument, sentence) => {
  await expect(runWith(program, [argument])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(sentence) as string,
  });
});

test('“npm start” reports an address of the site that is none in one sentence, before it builds', async () => {
  await expect(runWith('tooling/start.mjs', [], { PUBLIC_URL: 'www.example.org' })).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'PUBLIC_URL must be an origin such as https://www.example.org, not “www.example.org”.\n',
  });
});

test.each(['server/main.ts', 'server/start.mjs', 'tooling/start.mjs'])(
  '“%s --help” lists what can be set',
  async (program) => {
    expect((await runWith(program, ['--help'])).stdout).toContain('PUBLIC_URL');
  },
);
