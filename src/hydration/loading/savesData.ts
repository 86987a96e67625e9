/** Whether the visitor asked the browser to fetch as little as possible (Save-Data). Only Chromium exposes this. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
