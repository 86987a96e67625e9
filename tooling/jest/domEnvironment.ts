import type { EnvironmentContext, JestEnvironmentConfig } from '@jest/environment';
import JsdomEnvironment from '@jest/environment-jsdom-abstract';
import jsdom from 'jsdom';

/** Globals taken from Node: its fetch can send files, and jsdom's own File and FormData would become text in it. */
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

/** Whether jsdom reports an XMLHttpRequest that failed for lack of an answer. */
const isFailedCall = (error: unknown) =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'XMLHttpRequest';

/** Jest's environment with a newer jsdom than that of `jest-environment-jsdom`, with which tests of forms take half as long again. */
export default class DomEnvironment extends JsdomEnvironment {
  constructor(config: JestEnvironmentConfig, context: EnvironmentContext) {
    super(config, context, jsdom);
    // Excludes the export condition `browser`, because msw/node has no export for it.
    this.customExportConditions = [''];
    // In a browser a failed XMLHttpRequest does not reach `console.error` of the page, as a failed fetch does not.
    const { virtualConsole } = this.dom!;
    const listeners = virtualConsole.listeners('jsdomError');
    virtualConsole.removeAllListeners('jsdomError');
    virtualConsole.on('jsdomError', (error: Error) => {
      if (!isFailedCall(error)) for (const listener of listeners) listener(error);
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
