/** Leaves a token where the site looks for it at the start of a visit, as redux-persist writes it. */
export function seedToken(token: string): void {
  window.localStorage.setItem(
    'persist:auth',
    JSON.stringify({ token: JSON.stringify(token), _persist: '{"version":1,"rehydrated":true}' }),
  );
}
