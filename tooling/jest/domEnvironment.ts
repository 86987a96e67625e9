import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/** What Node does better than jsdom: real fetch with real files, which jsdom's own classes would turn into text. */
const nodeGlobals = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'CryptoKey',
  'File',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'crypto',
  'fetch',
  'structuredClone',
] as const;

/** jsdom's word for a call by XMLHttpRequest that was not answered. */
const isLostCall = (error: unknown) =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'XMLHttpRequest';

export default class DomEnvironment extends JsdomEnvironment {
  constructor(...settings: ConstructorParameters<typeof JsdomEnvironment>) {
    super(...settings);
    // Without the `browser` condition, which msw/node does not have.
    this.customExportConditions = [''];
    // A browser keeps lost calls out of the page's console, as it does those of fetch.
    const { virtualConsole } = this.dom!;
    const listeners = virtualConsole.listeners('jsdomError');
    virtualConsole.removeAllListeners('jsdomError');
    virtualConsole.on('jsdomError', (error: Error) => {
      if (!isLostCall(error)) for (const listener of listeners) listener(error);
    });
    for (const name of nodeGlobals) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
  }
}
