import type { Drawing } from '../drawing.ts';

export const borderStart: Drawing = {
  box: [-650, -50, 100, 100],
  strands: ['M-563 14c-10 12-18 22-37 22c-20 0-36-16-36-36c0-20 16-36 36-36c26 0 32 18 50 36'],
  dots: [[-600, 0]],
};
