import { createEvent, fireEvent, render } from '@testing-library/react';
import { makeTree } from '../../testing/forms/fieldFormExample.tsx';

const showForm = () => render(makeTree(async () => undefined));

/** Drags data of these types over the page and drops it there. */
function dragOverPage(...types: string[]) {
  const dataTransfer = { types, files: [], dropEffect: 'copy' };
  const [over, drop] = [createEvent.dragOver(document.body), createEvent.drop(document.body)];
  for (const event of [over, drop]) fireEvent(document.body, Object.assign(event, { dataTransfer }));
  return { dropEffect: dataTransfer.dropEffect, isRefused: over.defaultPrevented && drop.defaultPrevented };
}

test('a file dropped on a page with a form is refused, as the pointer shows while it is dragged', () => {
  const { unmount } = showForm();
  // React stops the propagation of events over a header that is still asleep.
  const stop = (event: Event) => event.stopPropagation();
  document.documentElement.addEventListener('drop', stop);
  expect(dragOverPage('Files')).toEqual({ dropEffect: 'none', isRefused: true });
  document.documentElement.removeEventListener('drop', stop);
  unmount();
  expect(dragOverPage('Files')).toEqual({ dropEffect: 'copy', isRefused: false });
});

test('a form that unmounts, such as that of a dialog, leaves the protection of the one beneath it', () => {
  showForm();
  showForm().unmount();
  expect(dragOverPage('Files')).toEqual({ dropEffect: 'none', isRefused: true });
});

test('text may be dragged from one answer to another', () => {
  showForm();
  expect(dragOverPage('text/plain')).toEqual({ dropEffect: 'copy', isRefused: false });
});
