import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installDataFolder } from '../../mocks/admin/dataFolder.ts';
import { readConfig } from './config.ts';
import { helpText } from './variables.ts';

const { at, parse } = installDataFolder();

test('the data folder and its parents are created for this user alone', () => {
  const inner = at('of', 'data');
  parse({ DATA_DIR: inner });
  for (const path of [at(), inner]) expect(statSync(path).mode & 0o777).toBe(0o700);
  const file = join(inner, 'secret');
  for (const path of [file, join(file, 'data')])
    expect(() => parse({ DATA_DIR: path })).toThrow(
      /^DATA_DIR “.*” cannot be written: (EEXIST|ENOTDIR).*\.$/,
    );
});

test('an operator’s command neither creates the data folder nor has to write in it', () => {
  const isStart = false;
  const given = 'a secret of production, more than 32 bytes';
  expect(() => readConfig({ DATA_DIR: at() }, { isStart })).toThrow(`There is no secret in ${at()}`);
  expect(readConfig({ DATA_DIR: at(), SECRET: given }, { isStart })).toMatchObject({ SECRET: given });
  expect(existsSync(at())).toBe(false);
});

test('the previous secret is read from the folder, but not with a SECRET in the environment', () => {
  const [given, earlier] = ['a secret of the environment, long', 'an earlier one, that is long enough'];
  mkdirSync(at());
  writeFileSync(at('secret-previous'), earlier);
  expect(parse({ SECRET: given })).toMatchObject({ SECRET: given, SECRET_PREVIOUS: '' });
  expect(existsSync(at('secret'))).toBe(false);
  expect(parse({ SECRET: given, SECRET_PREVIOUS: earlier })).toMatchObject({ SECRET_PREVIOUS: earlier });
  expect(parse()).toMatchObject({ SECRET_PREVIOUS: earlier });
  const other = 'one before that, which is long enough, too';
  expect(parse({ SECRET_PREVIOUS: other })).toMatchObject({ SECRET_PREVIOUS: other });
  expect(helpText()).toContain('DATA_DIR/secret-previous if neither it nor SECRET is set');
});

test('a secret is lost if the server would need one and its database is there without it', () => {
  expect(parse().secretLost).toBe(false);
  writeFileSync(at('app.db'), '');
  expect(parse().secretLost).toBe(false);
  const lose = () => rmSync(at('secret'));
  lose();
  expect(parse({ SECRET: 'a secret of the environment, long' }).secretLost).toBe(false);
  expect(parse({ DATABASE_URL: 'postgres://127.0.0.1/site' }).secretLost).toBe(false);
  lose();
  expect(parse().secretLost).toBe(true);
});
