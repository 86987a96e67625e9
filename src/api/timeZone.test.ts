import { configureStore, combineSlices } from '@reduxjs/toolkit';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { isTimeZone } from '../../contract/times/timeZones.ts';
import { authSlice } from '../state/auth/authSlice.ts';
import { formsSlice } from '../state/forms/formsSlice.ts';
import { api } from './api.ts';
import { sendApplication, sendMail } from './applicationsApi.ts';
import { storeChecks } from '../testing/storeChecks.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

test('a form that asks for a time of day is sent with the time zone header, and no other call is', async () => {
  const sent: Record<string, string | null> = {};
  server.use(
    http.post('*/api/*', async ({ request }) => {
      sent[new URL(request.url).pathname] = request.headers.get('time-zone');
      // The fields of the body are specified; the time zone is not added to them.
      expect(await request.json()).toEqual({ name: 'Asha' });
      return HttpResponse.json({ data: { id: 'i', reference: 'KW-7F3X-24' } });
    }),
  );
  const { dispatch } = configureStore({
    reducer: combineSlices(authSlice, formsSlice, api),
    middleware: (defaults) => defaults(storeChecks).concat(api.middleware),
  });
  const never = new AbortController().signal;
  const body = { name: 'Asha' };
  const { data } = await sendApplication(dispatch, 'consultation', body, never);
  expect(data).toEqual({ id: 'i', reference: 'KW-7F3X-24' });
  await sendApplication(dispatch, 'service', body, never);
  await sendApplication(dispatch, 'partnership', body, never);
  await sendMail(dispatch, 'consultation', body, never);
  expect(isTimeZone(sent['/api/form/consultation-application'] ?? '')).toBe(true);
  expect(sent).toEqual({
    '/api/form/consultation-application': sent['/api/form/service-application'],
    '/api/form/service-application': Intl.DateTimeFormat().resolvedOptions().timeZone,
    '/api/form/partnership-application': null,
    '/api/mail/consultation-mail': null,
  });
});
