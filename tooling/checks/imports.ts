import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult, IRegularForbiddenRuleType, IViolation } from 'dependency-cruiser';
import { libraries, libraryBoundaries, packages, serverModules, siteLayers, withoutNode } from './layers.ts';

const root = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../..'));

/** Tests, and the helpers that only they import, may import anything. */
const tests = ['\\.(test|spec)\\.tsx?$', '^src/testing/', '^server/(api/fuzz|faults|load)/'];

/** A rule that refuses imports from one place to another; `reason` ends the sentence that reports a breach. */
const rule = (
  reason: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name: reason, severity: 'error', from, to });

const anyOf = (names: readonly string[]) => `(${names.join('|')})`;
const escaped = (text: string) => text.replaceAll(/[.\-/]/g, String.raw`\$&`);

const orderOf = (folder: string, layers: readonly (readonly string[])[]) =>
  layers.flatMap((line, at) =>
    line.map((layer) => {
      const forbidden = [...layers.slice(0, at).flat(), ...line.filter((other) => other !== layer)];
      return rule(
        `${folder}/${layer} imports only from layers below it`,
        { path: `^${folder}/${layer}/`, pathNot: tests },
        // Where no other layer is forbidden, `nothing` takes the place of an empty pattern, which would match everything.
        { path: `^${folder}/${anyOf(forbidden.length > 0 ? forbidden : ['nothing'])}/` },
      );
    }),
  );

const packageRules = Object.entries(packages).map(([name, visible]) => {
  const hidden = Object.keys(packages).filter(
    (other) => other !== name && !(visible as readonly string[]).includes(other),
  );
  return rule(
    `${name} does not see that package`,
    { path: `^${name}/`, pathNot: tests },
    { path: `^${anyOf(hidden.length > 0 ? hidden : ['nothing'])}/` },
  );
});

const libraryRules = Object.entries(libraryBoundaries).map(([library, place]) =>
  rule(
    `${library} is imported in ${place} only`,
    { path: `^${anyOf(Object.keys(packages))}/`, pathNot: [...tests, `^${escaped(place)}`] },
    { path: `(^|/)${escaped(library)}(/|$)`, dependencyTypesNot: ['local'] },
  ),
);

const listRules = Object.entries(libraries).map(([folder, listed]) =>
  rule(
    `${folder} imports only the libraries that are listed for it`,
    { path: `^${folder}/`, pathNot: tests },
    // A library that is resolved has a path in node_modules; the others, such as `hono/jwt`, are given as they are imported.
    // So are the files in .cache that the first build has yet to make.
    {
      dependencyTypesNot: ['local', 'core'],
      pathNot: [`(^|node_modules/)${anyOf(listed.map(escaped))}(/|$)`, String.raw`/\.cache/`],
    },
  ),
);

const nodeRules = withoutNode.map((folder) =>
  rule(
    `${folder} imports no module of Node`,
    { path: `^${folder}/`, pathNot: tests },
    { dependencyTypes: ['core'] },
  ),
);

const noCircle = 'no circle of files';

const rules = [
  ...orderOf('src', siteLayers),
  ...orderOf('server', serverModules),
  ...packageRules,
  ...libraryRules,
  ...listRules,
  ...nodeRules,
  rule(
    'no module of the server imports a file beside server/main.ts',
    { path: '^server/[^/]+/', pathNot: tests },
    { path: String.raw`^server/[^/]+\.` },
  ),
  rule(
    'only tests import src/testing',
    { path: '^(src|server|contract)/', pathNot: tests },
    { path: '^src/testing/' },
  ),
  rule(noCircle, {}, { circular: true }),
];

const isCircle = (sentence: string) => sentence.startsWith(noCircle);

const sentenceOf = ({ from, to, rule: { name }, cycle }: IViolation) =>
  cycle
    ? `${name}: ${[from, ...cycle.map((step) => step.name)].join(' → ')}`
    : `${name}: ${from} imports ${to}`;

/** Every breach as a sentence. Type imports and lazy imports count as any other. */
async function breaches(): Promise<string[]> {
  const { output } = await cruise(Object.keys(packages), {
    baseDir: root,
    parser: 'swc',
    validate: true,
    ruleSet: { forbidden: rules },
    doNotFollow: { path: ['node_modules'] },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx'] },
  });
  const { modules, summary } = output as ICruiseResult;
  if (modules.length === 0) throw new Error(`There are no files to check in ${root}.`);
  return [...new Set(summary.violations.map(sentenceOf))];
}

/** More circles than this are counted only: one wrong import can close dozens of them. */
const shownCircles = 5;

const found = await breaches();
const circles = found.filter(isCircle).toSorted((one, other) => one.length - other.length);
for (const sentence of found) if (!isCircle(sentence)) console.error(sentence);
for (const sentence of circles.slice(0, shownCircles)) console.error(sentence);
if (circles.length > shownCircles)
  console.error(`… and ${circles.length - shownCircles} more circles of files.`);
if (found.length > 0)
  console.error('The order of the layers and the lists of libraries are in tooling/checks/layers.ts.');
process.exitCode = found.length === 0 ? 0 : 1;
