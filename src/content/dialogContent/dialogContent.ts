import { paths } from '../../../contract/paths.ts';
import type { Path } from '../../../contract/paths.ts';

/**
 * What a dialog does when it closes: stay, go one page back (or to `orTo`), or go somewhere; to the login form it can
 * take the way back along. Plain data, because dialogs live in the store by kind.
 */
export type CloseAction =
  | 'stay'
  | { back: true; orTo: Path }
  | {
      to: Path;
      andBack?: true;
      /** Done before going. */
      act?: 'logOut';
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
  confirm: { label: string; leads: CloseAction };
  /** Without it no second button is drawn. */
  cancel?: { label: string };
  /** What Esc and a press on the backdrop mean: the button, or nothing. */
  dismiss: 'confirm' | 'cancel';
  /** A third way, offered while the dialog was opened with `params.back`: to an application, or to any other page. */
  backLabels?: { application: string; page: string };
  /** A further button, whose press is the answer `extra`: whoever opened the dialog acts on it. */
  extra?: { label: string };
};

/** Stays on the page. */
export const stayWith = (label = 'Continue') => ({ label, leads: 'stay' }) as const;
export const goHome = (label = 'Continue') => ({ label, leads: { to: paths.home } }) as const;
/** Goes to the login form; afterwards one press leads back. */
export const goToLogin = { label: 'Login', leads: { to: paths.login, andBack: true } } as const;
export const close = { label: 'Close' } as const;
export const cancel = { label: 'Cancel' } as const;
