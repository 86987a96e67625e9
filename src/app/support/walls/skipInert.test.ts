import { pageRootId } from '../../../navigation/pageFocus.ts';
import { skipInert } from './skipInert.ts';

const added = (id: string) => {
  const element = document.body.appendChild(document.createElement('div'));
  element.id = id;
  return element;
};

test('`inert` is removed from the page behind a loading screen, but not from other elements', async () => {
  const [page, slide] = [added(pageRootId), added('slide')];
  skipInert();
  for (const element of [page, slide]) element.setAttribute('inert', '');
  await Promise.resolve();
  expect(page).not.toHaveAttribute('inert');
  expect(slide).toHaveAttribute('inert');
});
