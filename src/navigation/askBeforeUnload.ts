/** Makes the browser ask before the document is left: by closing the tab, a reload, or a full page load. */
export function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chromium before version 119 asks only then.
  event.returnValue = true;
}
