/** Elements that a label can name. */
const labelable = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

/** The labels of an element: those that name its id, and the one around it that names no other. */
function labelsOf(element: HTMLElement): HTMLLabelElement[] {
  const { id, ownerDocument } = element;
  const around = element.closest('label:not([for])');
  const named =
    id === '' ? [] : [...ownerDocument.querySelectorAll('label')].filter(({ htmlFor }) => htmlFor === id);
  return around instanceof HTMLLabelElement ? [around, ...named] : named;
}

// After each change of the document jsdom looks through all of it for the labels of each control, and `getByLabelText` asks
// every control for them: on a long form that took three times as long.
for (const { prototype } of labelable)
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return this instanceof HTMLInputElement && this.type === 'hidden' ? null : labelsOf(this);
    },
  });
