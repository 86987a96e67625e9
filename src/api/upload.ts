import { percentOf } from '../state/forms/formsSlice.ts';
import type { Upload } from '../state/forms/formsSlice.ts';
import { wakefulTimeout } from './wakefulTimeout.ts';

/** Answers without a body; a Response of theirs may not be given one. */
const bodiless: readonly number[] = [204, 205, 304];

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split('\r\n')) {
    const [name = '', ...value] = line.split(':');
    if (name !== '') headers.append(name, value.join(':').trim());
  }
  return headers;
}

const responseOf = (xhr: XMLHttpRequest) =>
  new Response(bodiless.includes(xhr.status) ? null : xhr.responseText, {
    status: xhr.status,
    statusText: xhr.statusText,
    headers: headersOf(xhr),
  });

/** Whole per cents only, or the store would be told of a large file a thousand times. */
function eachPercent(report: (progress: Upload) => void): (progress: Upload) => void {
  let last: number | null = null;
  return (progress) => {
    const percent = percentOf(progress);
    if (percent !== last) report(progress);
    last = percent;
  };
}

/**
 * `fetch` for a request that takes a while to leave: the same answers, the same errors, ended by the request's own
 * signal. Meanwhile it reports every per cent that has been sent, which fetch cannot. The preflight that the report costs at
 * another host is due for the token anyway.
 *
 * @param form the body of the request
 * @param timeout milliseconds without a byte that leaves or an answer; a slow line may take as long as it needs
 * @throws TypeError when no answer came; the signal's reason when it ended the call
 */
export async function upload(
  input: RequestInfo,
  form: FormData,
  report: (progress: Upload) => void,
  timeout: number,
): Promise<Response> {
  const request = new Request(input);
  const { method, url, headers, signal } = request;
  // Bytes under the boundary that the request's header names. Safari reads none out of a request whose file is not one of
  // the disk, as one that came back with its draft; it sends the form itself, under a boundary and a header of its own.
  const body = await request.arrayBuffer().catch(() => form);
  signal.throwIfAborted();
  if (body === form) headers.delete('Content-Type');
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    const noAnswer = () => new TypeError('No answer came.');
    let stopWaiting = () => {};
    const tell = eachPercent(report);
    const progress = ({ loaded, total }: ProgressEvent) => {
      stopWaiting();
      stopWaiting = wakefulTimeout(abort, timeout);
      tell({ sent: loaded, all: total });
    };
    for (const step of ['loadstart', 'progress', 'load'] as const)
      xhr.upload.addEventListener(step, progress);
    xhr.addEventListener('load', () => resolve(responseOf(xhr)));
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
}
