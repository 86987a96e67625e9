/** How long a browser may take before it has read the text, in ms. */
const readingTime = 60_000;

/** Hands a text to the browser as a file to download. */
export function saveText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readingTime);
}
