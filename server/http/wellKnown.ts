import { Hono } from 'hono';
import { paths } from '../../contract/paths.ts';

/**
 * Redirects password managers from the address at which they look for the page that changes a password. A password can
 * be changed with an emailed code alone, so the page is the same with and without a session.
 */
export function makeWellKnownRoutes(): Hono {
  const app = new Hono();
  app.get('/.well-known/change-password', (c) => c.redirect(paths.forgotPassword));
  return app;
}
