import { createEvent, fireEvent, render } from '@testing-library/react';
import { makeTree } from '../../testing/fieldFormExample.tsx';

const showForm = () => render(makeTree(async () => undefined));

/** Something is held over the page, and let go there. */
function dragOverPage(...types: string[]) {
  const dataTransfer = { types, files: [], dropEffect: 'copy' };
  const [over, drop] = [createEvent.dragOver(document.body), createEvent.drop(document.body)];
  for (const event of [over, drop]) fireEvent(document.body, Object.assign(event, { dataTransfer }));
  return { dropEffect: dataTransfer.dropEffect, isRefused: over.defaultPrevented && drop.defaultPrevented };
}

test('a file does not take the place of a page with a form, and the pointer says so before', () => {
  const { unmount } = showForm();
  // As React does with what happens to a header that sleeps.
  const stop = (event: Event) => event.stopPropagation();
  document.documentElement.addEventListener('drop', stop);
  expect(dragOverPage('Files')).toEqual({ dropEffect: 'none', isRefused: true });
  document.documentElement.removeEventListener('drop', stop);
  unmount();
  expect(dragOverPage('Files')).toEqual({ dropEffect: 'copy', isRefused: false });
});

test('a form that leaves, such as that of a dialog, takes nothing from the one beneath', () => {
  showForm();
  showForm().unmount();
  expect(dragOverPage('Files')).toEqual({ dropEffect: 'none', isRefused: true });
});

test('a text may be moved from one answer to another', () => {
  showForm();
  expect(dragOverPage('text/plain')).toEqual({ dropEffect: 'copy', isRefused: false });
});
