import { Hono } from 'hono';
import { paths } from '../../contract/paths.ts';

/**
 * Where password managers look for the page on which a password is changed. A password can be changed by a code alone, so
 * that page is the same with and without a session.
 */
export function makeWellKnownRoutes(): Hono {
  const app = new Hono();
  app.get('/.well-known/change-password', (c) => c.redirect(paths.forgotPassword));
  return app;
}
