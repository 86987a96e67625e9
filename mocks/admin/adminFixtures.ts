import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAdmin } from '../../server/admin/runAdmin.ts';
import { makeSettings } from '../../server/common/settings.ts';
import { readConfig } from '../../server/config/config.ts';
import { openDatabase } from '../../server/store/database/database.ts';
import type { Db } from '../../server/store/database/database.ts';
import { makeStore } from '../../server/store/store.ts';
import type { Store } from '../../server/store/store.ts';
import { answersOf } from '../fixtures.ts';
import { addAccount, email, newSubmission, now } from '../store/storeFixtures.ts';

export type AdminAnswer = { code: number; out: string; err: string };

/** What a command printed with `--json`. */
export const jsonOf = (out: string) => JSON.parse(out) as Record<string, unknown>;

/** A data folder like that of a running server, and functions that run the administrator's commands on it. */
export type AdminHome = {
  /** Temporary folder, which `close` deletes; the data is in its subfolder `data`. */
  folder: string;
  data: string;
  secret: string;
  db: Db;
  store: Store;
  admin(...argv: string[]): Promise<AdminAnswer>;
  /** Runs a command with further environment variables beside DATA_DIR. */
  adminWith(env: Record<string, string>, ...argv: string[]): Promise<AdminAnswer>;
  close(): Promise<void>;
};

/** Runs a command and returns its exit code and output. */
export async function runAdminWith(
  env: Record<string, string>,
  argv: readonly string[],
  { at = now, isTerminal = false } = {},
): Promise<AdminAnswer> {
  let [out, err] = ['', ''];
  const code = await runAdmin(argv, env, {
    stdout: async (text) => {
      out += text;
    },
    stderr: (text) => {
      err += text;
    },
    now: () => at,
    isTerminal,
  });
  return { code, out, err };
}

export async function makeAdminHome(): Promise<AdminHome> {
  const folder = await mkdtemp(join(tmpdir(), 'admin-'));
  const data = join(folder, 'data');
  const config = readConfig({ DATA_DIR: data });
  const db = await openDatabase(config.databaseUrl);
  const store = await makeStore(db, makeSettings());
  const adminWith = (env: Record<string, string>, ...argv: string[]) =>
    runAdminWith({ DATA_DIR: data, ...env }, argv);
  return {
    folder,
    data,
    secret: config.SECRET,
    db,
    store,
    admin: (...argv) => adminWith({}, ...argv),
    adminWith,
    async close() {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function* inChunks(bytes: Uint8Array) {
  yield bytes;
}

/** Bytes of a résumé that is stored in two pieces; each byte differs from its neighbours, so that a wrong order shows. */
export const resumeBytes = Uint8Array.from({ length: 300_000 }, (_byte, index) => (index * 31) % 251);

export const fileRefOf = (id: string): string => `r_${id.padEnd(22, '-')}`;

/** An account with a job application, its résumé and its two emails. */
export async function addApplicant(
  { db, store }: Pick<AdminHome, 'db' | 'store'>,
  {
    id = 's1',
    account = 'a1',
    address = email,
    at = now,
    answers = {},
    reference,
  }: {
    id?: string;
    account?: string;
    address?: string;
    at?: number;
    answers?: Record<string, string>;
    reference?: string;
  } = {},
): Promise<void> {
  const known = await store.accountById(account);
  if (!known) await addAccount(db, account, address);
  const ref = fileRefOf(id);
  await store.saveSubmission(
    newSubmission({
      id,
      accountId: account,
      dedupe: id,
      payload: JSON.stringify({ ...answersOf.job, ...answers }),
      ...(reference !== undefined && { makeReference: () => reference }),
      file: {
        ref,
        sha256: 'x',
        size: resumeBytes.byteLength,
        shownName: 'cv.pdf',
        chunks: inChunks(resumeBytes),
      },
      emails: [
        { id: `${id}-1`, template: 'submission-staff', recipient: 'staff@example.org' },
        { id: `${id}-2`, template: 'submission-applicant', recipient: address },
      ],
      now: at,
    }),
  );
}

/** Makes a backup of the data. Returns its folder. */
export const makeBackup = async (home: AdminHome): Promise<string> =>
  (await home.admin('backup', '--to', join(home.folder, 'backups'))).out.trim();

/** Restores a backup into a data folder. */
export const restoreTo = (folder: string, from: string, ...more: string[]): Promise<AdminAnswer> =>
  runAdminWith({ DATA_DIR: folder }, ['restore', '--from', from, ...more]);

/** Changes the manifest of a backup. */
export async function editManifest(
  folder: string,
  edit: (manifest: { files: { name: string }[] }) => object,
) {
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8')) as { files: { name: string }[] };
  await writeFile(path, JSON.stringify({ ...manifest, ...edit(manifest) }));
}
