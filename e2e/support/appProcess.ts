import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { untilReady } from '../../tooling/machine/untilReady.ts';

const root = path.join(import.meta.dirname, '../..');

/** An email as the outbox shows it. */
export type Email = { id: string; template: string; to: string; subject: string; text: string };

/** The app, started like by `npm start`, with a data folder of its own, on a free port of this computer. */
export class AppProcess {
  url = '';
  /** The data folder, which `stop` deletes. */
  readonly folder: string;
  readonly #environment: NodeJS.ProcessEnv;
  #process: ChildProcess | null = null;

  private constructor(folder: string, environment: NodeJS.ProcessEnv) {
    this.folder = folder;
    this.#environment = environment;
  }

  static async start(environment: NodeJS.ProcessEnv = {}): Promise<AppProcess> {
    const app = new AppProcess(await mkdtemp(path.join(tmpdir(), 'product-')), environment);
    try {
      await app.launch(0);
    } catch (error) {
      await app.stop();
      throw error;
    }
    return app;
  }

  async launch(port: number): Promise<void> {
    const child = spawn(process.execPath, [path.join(root, 'tooling/start.mjs')], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: this.folder,
        RATE_LIMITS: 'off',
        NODE_ENV: 'development',
        ...this.#environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    ({ url: this.url } = await untilReady(child));
  }

  /** Kills the process without warning, like a power cut. */
  async kill(): Promise<void> {
    const child = this.#process;
    // A killed process has a signal code and no exit code. In both cases `exit` has been emitted and will not come again.
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  }

  /** Kills the process and starts it again on the same port. */
  async restart(): Promise<void> {
    const { port } = new URL(this.url);
    await this.kill();
    await this.launch(Number(port));
  }

  /** Emails to an address, newest first. */
  async emailsTo(to: string): Promise<Email[]> {
    const response = await fetch(`${this.url}/outbox.json`);
    return ((await response.json()) as Email[]).filter((message) => message.to === to);
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
