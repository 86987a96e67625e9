import { screen, waitFor } from '@testing-library/react';
import { mainId } from '../../navigation/pageFocus.ts';
import { sessionEnded, sessionSyncedFromOtherTab } from '../../state/auth/authSlice.ts';
import { draftsSyncedFromOtherTab } from '../../state/forms/draftsSlice.ts';
import { drawerToggled } from '../../state/uiSlice.ts';
import { makeStore } from '../store/store.ts';
import { startFocusListener } from './focusListener.ts';

/** A store, and a page with a focused button. */
function openPage() {
  const store = makeStore();
  startFocusListener(store);
  document.body.innerHTML = `
    <main id="${mainId}"><h1>Settings</h1><button>Change Password</button></main><button>Login</button>`;
  const button = screen.getByRole('button', { name: 'Change Password' });
  button.focus();
  return { store, button };
}

/** Waits as long as the listener does. */
const rendered = async () => {
  for (let task = 0; task < 2; task += 1) await new Promise((resolve) => setTimeout(resolve));
};

test.each([
  sessionEnded(),
  sessionSyncedFromOtherTab({ token: null }),
  draftsSyncedFromOtherTab({ drafts: {}, before: {} }),
])('the heading gets the focus of a button that is removed after $type', async (action) => {
  const { store, button } = openPage();
  store.dispatch(action);
  // As by React, which renders after the dispatch.
  button.remove();
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('the focus stays where it has gone since', async () => {
  const { store, button } = openPage();
  store.dispatch(sessionEnded());
  screen.getByRole('button', { name: 'Login' }).focus();
  button.remove();
  await rendered();
  expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus();
});

test('the heading does not get the focus of a button that the visitor left before', async () => {
  const { store, button } = openPage();
  button.blur();
  store.dispatch(sessionEnded());
  button.remove();
  await rendered();
  expect(document.body).toHaveFocus();
});

test('what the visitor does here moves the focus by itself', async () => {
  const { store, button } = openPage();
  store.dispatch(drawerToggled(true));
  button.remove();
  await rendered();
  expect(document.body).toHaveFocus();
});
