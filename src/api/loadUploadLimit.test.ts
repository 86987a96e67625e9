import { http, HttpResponse } from 'msw';
import { calls } from '../../contract/calls.ts';
import * as constants from '../../contract/constants.ts';
import { uploadLimitHeader, uploadLimitOf } from '../../contract/files/uploadLimit.ts';
import { installMocks, server } from '../../mocks/server.ts';
import { loadUploadLimit } from './loadUploadLimit.ts';

installMocks();

test('the limit is requested once for all callers, and again only after a request without an answer', async () => {
  const headers = { [uploadLimitHeader]: uploadLimitOf(5000) };
  const asked = jest
    .fn(() => new HttpResponse(null, { headers }))
    .mockImplementationOnce(() => HttpResponse.error());
  server.use(http.options(`*/api${calls.submitJobApplication.path}`, asked));

  expect(await Promise.all([loadUploadLimit(), loadUploadLimit()])).toEqual([
    constants.resumeMaxSize,
    constants.resumeMaxSize,
  ]);
  expect(asked).toHaveBeenCalledTimes(1);

  expect(await Promise.all([loadUploadLimit(), loadUploadLimit()])).toEqual([5000, 5000]);
  expect(await loadUploadLimit()).toBe(5000);
  expect(asked).toHaveBeenCalledTimes(2);
});
