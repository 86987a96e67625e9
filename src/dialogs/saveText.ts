/** Milliseconds before the object URL is revoked: by then the browser has read the text. */
const readingTime = 60_000;

/** Downloads a text as a file. */
export function saveText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readingTime);
}
