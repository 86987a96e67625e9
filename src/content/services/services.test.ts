import { servicePaths } from '../../../contract/paths.ts';
import { loadServiceCopy } from './serviceCopy.ts';
import { serviceMenu } from './serviceMenu.ts';

test('the services come in the order of their addresses', () => {
  expect(serviceMenu.map(({ name }) => name)).toEqual(Object.keys(servicePaths));
});

test('the menu has names and summaries, but not the copy of the pages', async () => {
  const copies = await Promise.all(serviceMenu.map(({ name }) => loadServiceCopy[name]()));
  for (const { introduction } of copies) expect(JSON.stringify(serviceMenu)).not.toContain(introduction);
});
