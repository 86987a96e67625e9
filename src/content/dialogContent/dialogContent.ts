import { paths } from '../../../contract/paths.ts';
import type { Path } from '../../../contract/paths.ts';

/**
 * What a dialog does when it closes: stay, go one page back (or to `fallback` if there is none), or go somewhere; to the
 * login form it can take the return path along. Plain data, because dialogs live in the store by kind.
 */
export type CloseAction =
  | 'stay'
  | { goBack: true; fallback: Path }
  | {
      to: Path;
      withReturnPath?: true;
      /** Done before going. */
      logOut?: true;
      /** What the page there says. */
      status?: string;
    };

export type DialogContent = {
  tone: 'success' | 'failure' | 'warning' | 'locked' | 'question';
  title: string;
  /** `{message}` stands for the server's words, `{email}` for the account's address. */
  message: string;
  /** The message when the server said nothing usable. */
  fallback?: string;
  /** A calmer second sentence. */
  note?: string;
  confirm: { label: string; onClose: CloseAction };
  /** Without it no second button is drawn. */
  cancel?: { label: string };
  /** What Esc and a press on the backdrop mean: the button, or nothing. */
  dismiss: 'confirm' | 'cancel';
  /** A further button, offered while the dialog was opened with a return path: to an application, or to any other page. */
  returnLabels?: { application: string; page: string };
  /** A further button. A press on it is the answer `secondary`, on which the code that opened the dialog acts. */
  secondary?: { label: string };
};

// What buttons do most often. One that leads elsewhere: `{ label: 'Go Home', onClose: { to: paths.careers } }`.

/** Stays on the page. */
export const stay = (label = 'Continue') => ({ label, onClose: 'stay' }) as const;
export const goHome = (label = 'Continue') => ({ label, onClose: { to: paths.home } }) as const;
/** Goes to the login form; afterwards one press leads back. */
export const goToLogin = { label: 'Login', onClose: { to: paths.login, withReturnPath: true } } as const;
export const close = { label: 'Close' } as const;
export const cancel = { label: 'Cancel' } as const;
