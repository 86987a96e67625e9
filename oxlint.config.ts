import { defineConfig } from 'oxlint';
import type { OxlintOverride } from 'oxlint';
import { doors, houses, siteLayers } from './tooling/checks/layers.ts';

type House = keyof typeof houses;
type Room = { folder: string; house: House; forbidden: readonly string[] };

const houseNames = Object.keys(houses) as House[];

const rooms: Room[] = [
  ...siteLayers.flatMap((line, index) =>
    line.map((room) => ({
      folder: `src/${room}`,
      house: 'src' as const,
      forbidden: [...siteLayers.slice(0, index).flat(), ...line.filter((other) => other !== room)],
    })),
  ),
  ...houseNames.filter((house) => house !== 'src').map((house) => ({ folder: house, house, forbidden: [] })),
];

/** Refuses imports that climb out to one of these folders. */
const foldersRefused = (folders: readonly string[], message: string) =>
  folders.length === 0 ? [] : [{ regex: `\\.\\./(.*/)?(${folders.join('|')})/`, message }];

/** A room's own rule; `door` names the library for which the file in question is the door. */
function importRule({ folder, house, forbidden }: Room, door?: string): OxlintOverride['rules'] {
  const visible = new Set<string>([house, ...houses[house]]);
  const strangers = [...houseNames, 'tooling', 'e2e'].filter((other) => !visible.has(other));
  const libraries = Object.entries(doors).filter(
    ([library, files]) => library !== door && !files.includes(`${folder}/**`),
  );
  return {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...foldersRefused(forbidden, `${folder} imports only from rooms below it (tooling/checks/layers.ts).`),
          ...foldersRefused(strangers, `${house} does not see this folder (tooling/checks/layers.ts).`),
          ...libraries.map(([library, files]) => ({
            regex: `^${library}(/|$)`,
            message: `${library} has one door: ${files.join(', ')} (tooling/checks/layers.ts).`,
          })),
        ],
      },
    ],
  };
}

// The helpers that render for tests may see what tests see.
const tests = ['**/*.test.ts', '**/*.test.tsx', 'src/testing/**'];

const roomRules = rooms.map((room) => ({
  files: [`${room.folder}/**/*.{ts,tsx}`],
  excludeFiles: tests,
  rules: importRule(room),
}));

const doorRules = rooms.flatMap((room) =>
  Object.entries(doors).flatMap(([library, files]) =>
    files
      .filter((file) => file.startsWith(`${room.folder}/`) && !file.endsWith('**'))
      .map((file) => ({ files: [file], rules: importRule(room, library) })),
  ),
);

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise', 'jest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true },
  ignorePatterns: ['dist', 'data', '.cache', 'public', 'node_modules'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'no-console': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/consistent-type-imports': 'error',
    'react/forbid-dom-props': ['error', { forbid: ['style'] }],
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off', // the automatic JSX runtime needs no import
    'unicorn/consistent-function-scoping': 'off', // a helper may stand beside the one place that uses it
    'no-underscore-dangle': 'off', // redux-persist and the router name some of their keys so
    'import/no-unassigned-import': 'off', // style sheets and test set-up are imported for their effect
    'typescript/no-unsafe-type-assertion': 'off', // `Object.keys` and parsed data are narrowed where they are made
  },
  overrides: [
    ...roomRules,
    ...doorRules,
    {
      files: ['*.config.ts', 'tooling/jest/*.ts', 'tooling/stubs/*', 'e2e/support/build.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    { files: ['tooling/jest/consoleGuard.ts'], rules: { 'jest/no-standalone-expect': 'off' } },
    {
      // Playwright hands fixtures over by a function called `use`, and wants a pattern even where it is empty.
      files: ['e2e/**'],
      rules: {
        'no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
        'react-hooks/rules-of-hooks': 'off',
      },
    },
    { files: ['tooling/**', 'server/faults/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  ],
});
