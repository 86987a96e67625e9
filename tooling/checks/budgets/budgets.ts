const kibibyte = 1024;

/** `limit` is the largest allowed value; `unit` is that of the limit and of all figures compared with it. */
type Budget = { name: string; limit: number; unit: string };

/**
 * What a visit may cost, in values that do not depend on the machine. They limit the built files (`pages.ts`), a build with
 * more routes (`growth.ts`) and pages at rest in a browser (`e2e/loading/budgets.spec.ts`). `B br` and `B gzip` are bytes
 * after compression.
 */
const budgets = {
  // Half of this is styles; the menus and the drawer, which open before the scripts run, are 1.8 kB, the first drawing
  // 1.2 kB.
  homeHtml: { name: 'HTML of the home page', limit: 20 * kibibyte, unit: 'B br' },
  pageHtml: { name: 'HTML of any other page', limit: 16.5 * kibibyte, unit: 'B br' },
  // What a server sends before it waits for an acknowledgement: ten packets, the initial congestion window of TCP.
  firstWords: { name: 'HTML up to the first heading', limit: 14 * kibibyte, unit: 'B br' },
  inlineStyles: { name: 'inline styles of a page', limit: 10_800, unit: 'B br' },
  preloadedFonts: { name: 'size of the preloaded fonts', limit: 40 * kibibyte, unit: 'B' },
  fontPreloads: { name: 'number of preloaded fonts', limit: 2, unit: 'files' },
  blockingRequests: { name: 'render-blocking requests', limit: 0, unit: 'files' },
  firstLoadScripts: { name: 'initial scripts of the home page', limit: 171_000, unit: 'B gzip' },
  contentScripts: { name: 'initial scripts of a content page', limit: 151 * kibibyte, unit: 'B br' },
  routeGrowth: { name: 'initial scripts per additional route', limit: 40, unit: 'B br' },
  homeScripts: { name: 'scripts of the home page until idle', limit: 155 * kibibyte, unit: 'B br' },
  carouselScripts: { name: 'scripts of the carousel', limit: 30 * kibibyte, unit: 'B br' },
  scriptsBeforeLoad: { name: 'scripts requested before load or paint', limit: 0, unit: 'B br' },
  drawingsBeforeLoad: { name: 'drawings requested before load', limit: 0, unit: 'files' },
  movedStyles: { name: 'style elements inserted, moved or removed', limit: 0, unit: 'elements' },
  insertedRules: { name: 'CSS rules inserted without input', limit: 0, unit: 'rules' },
  dateFormats: { name: 'date formats created ahead of need', limit: 0, unit: 'formats' },
  homeStyleRecalculation: { name: 'style recalculation, home page', limit: 1000, unit: 'elements' },
  applicationStyleRecalculation: {
    name: 'style recalculation, job application',
    limit: 400,
    unit: 'elements',
  },
  layoutShift: { name: 'sum of layout shifts without input', limit: 0.005, unit: '' },
} satisfies Record<string, Budget>;

export type BudgetName = keyof typeof budgets;

/** A measured value, and where it was measured: the address of a page, or the name of a component. */
export type Figure = { budget: BudgetName; at: string; value: number };

const isOver = ({ budget, value }: Figure) => value > budgets[budget].limit;

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });

/** One line about a budget: the worst of its figures, and how many others exceed it. */
function lineOf(figures: readonly Figure[]): string {
  const [worst, ...others] = figures.toSorted((one, other) => other.value - one.value);
  if (!worst) return '';
  const { name, limit, unit } = budgets[worst.budget];
  const share = `${number.format(worst.value)} of ${number.format(limit)} ${unit}`.trim();
  const more = others.filter(isOver).length;
  const at = more > 0 ? `${worst.at} and ${more} more` : worst.at;
  return `${isOver(worst) ? 'OVER' : 'kept'}  ${name.padEnd(42)} ${share.padEnd(28)} ${at}`;
}

/** A line for each budget that has figures; `over` holds the lines of exceeded budgets. */
export function report(figures: readonly Figure[]): { lines: string[]; over: string[] } {
  const groups = Object.values(Object.groupBy(figures, ({ budget }) => budget));
  return { lines: groups.map(lineOf), over: groups.filter((group) => group.some(isOver)).map(lineOf) };
}
