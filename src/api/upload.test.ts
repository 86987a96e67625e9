import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { calls } from '../../contract/calls.ts';
import { offline } from '../../mocks/faults.ts';
import type { Upload } from '../state/forms/formsSlice.ts';
import { sleepFor } from '../testing/sleepFor.ts';
import { upload } from './upload.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const call = calls.submitJobApplication;
const pdf = new File(['%PDF-1.7 ஒன்று'], 'லைலா.pdf', { type: 'application/pdf' });
const timeout = 1000;
const form = new FormData();
form.append('name', 'Asha');
form.append('resume', pdf, pdf.name);

const send = (request: Request, report: (progress: Upload) => void = () => undefined) =>
  upload(request, form, report, timeout);

const requestOf = (init: RequestInit = {}) =>
  new Request(`${location.origin}/api${call.path}`, { method: 'POST', body: form, ...init });

const answer = (answering: (request: Request) => Response | Promise<Response>) =>
  server.use(http.post(`*${call.path}`, ({ request }) => answering(request)));

/** Fires a progress event for each number of bytes, and then an error. Nothing is sent. */
function pretendToSend(steps: readonly number[]): void {
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
    const total = (body as ArrayBuffer).byteLength;
    for (const loaded of steps) {
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
    }
    this.dispatchEvent(new ProgressEvent('error'));
  });
}

test('text and file arrive unchanged, with the boundary that the header names', async () => {
  const received: unknown[] = [];
  answer(async (request) => {
    const arrived = await request.formData();
    const file = arrived.get('resume') as File;
    received.push(request.headers.get('Authorization'), arrived.get('name'), file.name, await file.text());
    return HttpResponse.json({ message: 'ஆம்' }, { status: 201, headers: { 'X-Marked': 'a: b' } });
  });
  const response = await send(requestOf({ headers: { Authorization: 'Bearer a.b.c' } }));
  expect(received).toEqual(['Bearer a.b.c', 'Asha', pdf.name, '%PDF-1.7 ஒன்று']);
  expect(response.status).toBe(201);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(response.headers.get('X-Marked')).toBe('a: b');
  expect(await response.json()).toEqual({ message: 'ஆம்' });
});

test('where the request’s body cannot be read, as in Safari with a file restored from a draft, the form itself is sent', async () => {
  jest.spyOn(Request.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('', 'InvalidStateError'));
  const named = jest.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
  const sending = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
    this: XMLHttpRequest,
  ) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  await expect(send(requestOf({ headers: { Authorization: 'Bearer a.b.c' } }))).rejects.toThrow(TypeError);
  expect(sending).toHaveBeenCalledWith(form);
  // The browser sets Content-Type with the boundary that it makes.
  expect(named.mock.calls).toEqual([['authorization', 'Bearer a.b.c']]);
});

test('an answer outside 2xx and one without a body resolve to a response', async () => {
  answer(() => HttpResponse.json({ message: 'Too large.' }, { status: 413 }));
  const refusal = await send(requestOf());
  expect([refusal.ok, refusal.status, await refusal.json()]).toEqual([false, 413, { message: 'Too large.' }]);
  answer(() => new Response(null, { status: 204 }));
  const empty = await send(requestOf());
  expect([empty.status, await empty.text()]).toEqual([204, '']);
});

test('without an answer it rejects with a TypeError, as fetch does', async () => {
  server.use(offline(call));
  await expect(send(requestOf())).rejects.toBeInstanceOf(TypeError);
});

test('aborting rejects with the signal’s reason, before the request is sent and afterwards', async () => {
  const late = new DOMException('120 s', 'TimeoutError');
  const before = AbortSignal.abort(late);
  await expect(send(requestOf({ signal: before }))).rejects.toBe(late);

  const controller = new AbortController();
  const { promise: noAnswer, resolve: release } = Promise.withResolvers<Response>();
  answer(() => {
    controller.abort(late);
    return noAnswer;
  });
  // The time limit is much longer, so that it is the signal that ends the call.
  const leaving = upload(requestOf({ signal: controller.signal }), form, () => undefined, 100 * timeout);
  await expect(leaving).rejects.toBe(late);
  release(new Response());
});

test('progress is reported at the start, and then once for each whole per cent', async () => {
  const all = (await requestOf().arrayBuffer()).byteLength;
  const bytes = Array.from({ length: all + 1 }, (_, index) => index);
  pretendToSend(bytes.flatMap((sent) => [sent, sent]));
  const reports: Upload[] = [];
  await expect(send(requestOf(), (progress) => reports.push(progress))).rejects.toBeInstanceOf(TypeError);
  expect(reports).toHaveLength(101);
  expect(reports[0]).toEqual({ sent: 0, all });
  expect(reports.at(-1)).toEqual({ sent: all, all });
  expect(reports.at(-2)?.sent).toBeLessThan(all);
});

test('an upload may take as long as it needs while bytes are sent, and is aborted after the time limit without progress', async () => {
  const request = requestOf();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const { promise: leaving, resolve: leaves } = Promise.withResolvers<XMLHttpRequest>();
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    leaves(this);
  });
  const aborted = jest.spyOn(XMLHttpRequest.prototype, 'abort').mockImplementation(function (
    this: XMLHttpRequest,
  ) {
    this.dispatchEvent(new ProgressEvent('abort'));
  });
  const running = send(request);
  const { upload: leavingBytes } = await leaving;
  for (let loaded = 0; loaded < 5; loaded += 1) {
    leavingBytes.dispatchEvent(new ProgressEvent('progress', { loaded }));
    jest.advanceTimersByTime(timeout - 1);
  }
  expect(aborted).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  await expect(running).rejects.toBeInstanceOf(TypeError);
  jest.useRealTimers();
});

test('where the time limit passed while the browser was suspended, an answer that follows still counts', async () => {
  const request = requestOf();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const { promise: leaving, resolve: leaves } = Promise.withResolvers<XMLHttpRequest>();
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    leaves(this);
  });
  const running = send(request);
  const xhr = await leaving;
  jest.spyOn(xhr, 'abort').mockImplementation(() => xhr.dispatchEvent(new ProgressEvent('abort')));
  xhr.upload.dispatchEvent(new ProgressEvent('load', { loaded: 1 }));
  sleepFor(600 * timeout);
  jest.advanceTimersByTime(timeout);
  jest.spyOn(xhr, 'status', 'get').mockReturnValue(201);
  xhr.dispatchEvent(new ProgressEvent('load'));
  expect((await running).status).toBe(201);
  jest.useRealTimers();
});

/** Answers at once, with these properties of the XMLHttpRequest. */
function answerWith(answered: { status: number; headers?: string }): void {
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    jest.spyOn(this, 'status', 'get').mockReturnValue(answered.status);
    jest.spyOn(this, 'getAllResponseHeaders').mockReturnValue(answered.headers ?? '');
    this.dispatchEvent(new ProgressEvent('load'));
  });
}

test('a status above those of HTTP, which a firewall may answer with, counts as a failure of a proxy', async () => {
  answerWith({ status: 999 });
  expect((await send(requestOf())).status).toBe(502);
});

test('an answer that no Response can be made of rejects, so that nobody waits for it', async () => {
  answerWith({ status: 200, headers: 'not a name: x' });
  await expect(send(requestOf())).rejects.toThrow('invalid header name');
});

test.each([
  ['include', true],
  ['same-origin', false],
] as const)('cookies are sent as by fetch: %s', async (credentials, expected) => {
  let sent: boolean | undefined;
  jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    sent = this.withCredentials;
    this.dispatchEvent(new ProgressEvent('error'));
  });
  await expect(send(requestOf({ credentials }))).rejects.toThrow(TypeError);
  expect(sent).toBe(expected);
});
