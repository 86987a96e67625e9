import { percentOf } from '../state/forms/formsSlice.ts';
import type { Upload } from '../state/forms/formsSlice.ts';
import { wakefulTimeout } from './wakefulTimeout.ts';

/** Statuses without a body; the constructor of Response throws if it is given one for them. */
const bodiless: readonly number[] = [204, 205, 304];

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split('\r\n')) {
    const [name = '', ...value] = line.split(':');
    if (name !== '') headers.append(name, value.join(':').trim());
  }
  return headers;
}

/** The highest status that the constructor of Response takes; for another, it throws. */
const highestStatus = 599;

/** A higher status, which some firewalls answer with, becomes that of a proxy's failure. */
const responseOf = (xhr: XMLHttpRequest) =>
  new Response(bodiless.includes(xhr.status) ? null : xhr.responseText, {
    status: xhr.status > highestStatus ? 502 : xhr.status,
    statusText: xhr.statusText,
    headers: headersOf(xhr),
  });

/** Reports whole per cents only; a large file would otherwise cause thousands of actions. */
function eachPercent(report: (progress: Upload) => void): (progress: Upload) => void {
  let last: number | null = null;
  return (progress) => {
    const percent = percentOf(progress);
    if (percent !== last) report(progress);
    last = percent;
  };
}

/**
 * Sends a request like `fetch`, with the same responses and errors, and aborted by the request's own signal. It also
 * reports each per cent that was sent, which fetch cannot. With another host, listening to the progress causes a CORS
 * preflight, which the Authorization header needs anyway.
 *
 * @param form the body of the request
 * @param timeout milliseconds without progress or an answer; a slow connection may take as long as it needs
 * @throws TypeError when no answer arrived; the signal's reason when it aborted the call
 */
export async function upload(
  input: RequestInfo,
  form: FormData,
  report: (progress: Upload) => void,
  timeout: number,
): Promise<Response> {
  const request = new Request(input);
  const { method, url, headers, signal } = request;
  // The bytes of the body, with the boundary that the request's Content-Type header names. Safari cannot read them if
  // the file is not on disk, such as one restored with a draft. Then the form itself is sent, and the browser sets
  // boundary and header.
  const body = await request.arrayBuffer().catch(() => form);
  signal.throwIfAborted();
  if (body === form) headers.delete('Content-Type');
  const xhr = new XMLHttpRequest();
  await new Promise<void>((resolve, reject) => {
    const abort = () => xhr.abort();
    const noAnswer = () => new TypeError('No answer came.');
    let stopWaiting = () => {};
    const reportPercent = eachPercent(report);
    const progress = ({ loaded, total }: ProgressEvent) => {
      stopWaiting();
      stopWaiting = wakefulTimeout(abort, timeout);
      reportPercent({ sent: loaded, all: total });
    };
    for (const step of ['loadstart', 'progress', 'load'] as const)
      xhr.upload.addEventListener(step, progress);
    xhr.addEventListener('load', () => resolve());
    xhr.addEventListener('error', () => reject(noAnswer()));
    xhr.addEventListener('abort', () => reject(signal.aborted ? (signal.reason as Error) : noAnswer()));
    xhr.addEventListener('loadend', () => {
      stopWaiting();
      signal.removeEventListener('abort', abort);
    });
    signal.addEventListener('abort', abort);
    xhr.open(method, url);
    xhr.withCredentials = request.credentials === 'include';
    for (const [name, value] of headers) xhr.setRequestHeader(name, value);
    xhr.send(body);
  });
  // Outside the promise: an exception within an event listener would leave the call without an end.
  return responseOf(xhr);
}
