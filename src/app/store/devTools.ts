import type { Action } from '@reduxjs/toolkit';

const hidden = '[hidden]';
const secretNames = new Set([
  'token',
  'claims',
  'password',
  'confirm_password',
  'newPassword',
  'otp',
  'originalArgs',
  // What was typed into a form or sent, and by whom: drafts and the receipt.
  'values',
  'file',
  'fileNames',
  'owner',
  'address',
]);

/** A copy without secrets, for display only: nothing that the site itself reads is changed. */
function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretNames.has(name) && inner !== null ? hidden : withoutSecrets(inner),
    ]),
  );
}

/** What Redux DevTools may show of actions and of the state. */
export const developerTools = {
  maxAge: 1000,
  actionSanitizer: <Shown extends Action>(action: Shown) => withoutSecrets(action) as Shown,
  stateSanitizer: <Shown>(state: Shown) => withoutSecrets(state) as Shown,
};
