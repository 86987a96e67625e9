import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { makePipelineGuard } from './pipelining.ts';

/** A connection with its parser; `ask` begins a request, and returns its response and whether it may go on. */
function connection(isInTurn: ReturnType<typeof makePipelineGuard>) {
  const socket = {
    destroyed: false,
    destroy: () => {
      socket.destroyed = true;
    },
    parser: { pause: jest.fn() },
  };
  const ask = () => {
    const response = new EventEmitter();
    const request = { socket } as unknown as IncomingMessage;
    return { response, goesOn: isInTurn(request, response as ServerResponse) };
  };
  return { socket, ask };
}

test('four requests of a connection are under way at once, and each answer makes room for one', () => {
  const { socket, ask } = connection(makePipelineGuard());
  const first = Array.from({ length: 4 }, ask);
  expect(first.map(({ goesOn }) => goesOn)).toEqual([true, true, true, true]);
  for (const { response } of first.slice(0, 2)) response.emit('close');
  expect([ask().goesOn, ask().goesOn]).toEqual([true, true]);
  expect(socket.destroyed).toBe(false);
  expect(ask().goesOn).toBe(false);
  expect(socket.destroyed).toBe(true);
});

test('a connection that is cut off is parsed no further, and none of its later requests goes on', () => {
  const { socket, ask } = connection(makePipelineGuard());
  const asked = Array.from({ length: 5 }, ask);
  expect(socket.parser.pause).toHaveBeenCalledTimes(1);
  for (const { response } of asked) response.emit('close');
  expect(ask().goesOn).toBe(false);
});

test('each connection is counted by itself', () => {
  const isInTurn = makePipelineGuard();
  for (const { ask } of [connection(isInTurn), connection(isInTurn)])
    expect(Array.from({ length: 4 }, ask).every(({ goesOn }) => goesOn)).toBe(true);
});
