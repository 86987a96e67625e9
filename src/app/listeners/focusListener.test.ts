import { screen, waitFor } from '@testing-library/react';
import { followFocus, mainId, pageRootId } from '../../navigation/pageFocus.ts';
import { sessionEnded, sessionSyncedFromOtherTab } from '../../state/auth/authSlice.ts';
import { draftsSyncedFromOtherTab } from '../../state/forms/draftsSlice.ts';
import { drawerToggled } from '../../state/uiSlice.ts';
import { makeStore } from '../store/store.ts';
import { startFocusListener } from './focusListener.ts';

let stop: () => void;

/** A store, and a page whose focused button is gone. */
function openPage() {
  const store = makeStore();
  startFocusListener(store);
  document.body.innerHTML = `
    <div id="${pageRootId}"><main id="${mainId}"><h1>Settings</h1><button>Change Password</button></main></div>`;
  stop = followFocus();
  const button = screen.getByRole('button');
  button.focus();
  return { store, button };
}

afterEach(() => stop());

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

test('what the visitor does here moves the focus by itself', async () => {
  const { store, button } = openPage();
  store.dispatch(drawerToggled(true));
  button.remove();
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.body).toHaveFocus();
});
