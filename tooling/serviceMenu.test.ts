import { servicePaths } from '../contract/paths.ts';
import { assertNamed, assertPaired, readServices, serviceConstantsOf } from './serviceMenu.ts';

test('the services come in the order of their addresses', async () => {
  expect((await readServices()).map(({ name }) => name)).toEqual(Object.keys(servicePaths));
});

test('menus get names and lines, and not the words of the pages', async () => {
  const services = await readServices();
  const { SERVICE_MENU, SERVICE_GLYPHS } = serviceConstantsOf(services);
  expect(SERVICE_MENU).toHaveLength(services.length);
  for (const link of SERVICE_MENU) expect(Object.keys(link)).toEqual(['name', 'title', 'line']);
  for (const { lead } of services.map(({ page }) => page))
    expect(JSON.stringify([SERVICE_MENU, SERVICE_GLYPHS])).not.toContain(lead);
});

test('an address without words says which file to write', () => {
  expect(() => assertPaired(['webDevelopment', 'dataRescue'], ['webDevelopment'])).toThrow(
    'write the service into src/content/services/copy/dataRescue.ts',
  );
});

test('words without an address say where to give one', () => {
  expect(() => assertPaired(['webDevelopment'], ['dataRescue', 'webDevelopment'])).toThrow(
    'src/content/services/copy/dataRescue.ts has no address',
  );
});

test('a file that exports another name says which one to use', async () => {
  const [first] = await readServices();
  const wish = 'src/content/services/copy/cloudSolutions.ts has to export cloudSolutions';
  expect(() => assertNamed('cloudSolutions', first)).toThrow(wish);
  expect(() => assertNamed('cloudSolutions', undefined)).toThrow(wish);
});
