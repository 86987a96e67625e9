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

// jsdom looks through the whole document for the labels of each control, and `getByLabelText` asks every control for them,
// which took a quarter of the time of a form's tests.
for (const { prototype } of labelable)
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement) {
      return this instanceof HTMLInputElement && this.type === 'hidden' ? null : labelsOf(this);
    },
  });
