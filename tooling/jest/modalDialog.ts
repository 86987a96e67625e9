/*
 * jsdom has dialog elements, but no showModal(). This stand-in has no top layer and makes nothing inert; it does what a
 * visitor notices: the dialog shows, takes the focus, gives it back when it closes, and closes on Esc.
 */

const focusable = 'a[href], button, input, summary, [tabindex]';
const openModals: { dialog: HTMLDialogElement; before: Element | null }[] = [];

function showModal(this: HTMLDialogElement): void {
  if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
  openModals.push({ dialog: this, before: document.activeElement });
  this.open = true;
  this.querySelector<HTMLElement>(focusable)?.focus();
}

function close(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  const index = openModals.findIndex(({ dialog }) => dialog === this);
  const [modal] = index < 0 ? [] : openModals.splice(index, 1);
  if (modal?.before instanceof HTMLElement) modal.before.focus();
  // A browser dispatches `close` in a task of its own.
  setTimeout(() => this.dispatchEvent(new Event('close')));
}

document.addEventListener('keydown', ({ key, defaultPrevented }) => {
  const { dialog } = openModals.at(-1) ?? {};
  if (key !== 'Escape' || defaultPrevented || !dialog) return;
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
});

Object.assign(HTMLDialogElement.prototype, { showModal, close });
