import { act, screen, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import { paths } from '../../../contract/paths.ts';
import { loggedIn } from '../../state/auth/authSlice.ts';
import { pageOpened } from '../../state/navigationSlice.ts';
import { colourModeChosen } from '../../state/uiSlice.ts';
import { recorder } from '../../trace/recording/recorder.ts';
import { makeToken } from '../makeToken.ts';
import { renderFrame } from '../rendering/renderFrame.tsx';

/** Noon UTC on Friday 20 November 2026. */
const noon = Date.UTC(2026, 10, 20, 12);

let now = noon;

/** Sets the clock to noon before each test; `happens` moves it on. */
export function installClock(): void {
  beforeEach(() => {
    now = noon;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  });
}

/** Renders the frame with a recorder; `happens` dispatches an action so many minutes later. */
export function visit() {
  const frame = renderFrame({ entries: [paths.jobApplication] });
  const record = recorder.middleware(frame.store)(frame.store.dispatch);
  const happens = (action: UnknownAction, minutesLater = 0) => {
    now += minutesLater * 60_000;
    act(() => void record(action));
  };
  const openFromFooter = async () => {
    const footer = within(screen.getByRole('contentinfo'));
    await frame.user.click(footer.getByRole('button', { name: 'Report a problem' }));
    return screen.findByRole('dialog', { name: 'Report a problem' });
  };
  return { ...frame, happens, openFromFooter };
}

/**
 * Opens the report of a visitor who opened a page twenty minutes ago, logged in three minutes ago, and chose dark
 * colours half a minute ago.
 */
export async function openReport() {
  const site = visit();
  site.happens(pageOpened({ path: paths.jobApplication, action: 'PUSH' }));
  site.happens(loggedIn({ token: makeToken() }), 17);
  site.happens(colourModeChosen('dark'), 2.5);
  now += 30_000;
  const dialog = await site.openFromFooter();
  await within(dialog).findByRole('list');
  return { ...site, dialog };
}

export const box = () => screen.getByRole('checkbox', { name: /I have seen what is in the file/ });
export const sentences = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** Collects the names and texts of the files that are downloaded from now on. */
export function keepDownloads() {
  const blobs: Blob[] = [];
  const saved: { name: string; text: Promise<string> }[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob) - 1}`,
    revokeObjectURL: () => {},
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs[Number(this.href.slice('blob:'.length))]!;
    saved.push({ name: this.download, text: new Response(blob).text() });
  });
  return saved;
}
