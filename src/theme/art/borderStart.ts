import type { Drawing } from '../drawing.ts';

export const borderStart: Drawing = {
  box: [-50, -50, 100, 100],
  strands: ['M37 14c-10 12-18 22-37 22c-20 0-36-16-36-36c0-20 16-36 36-36c26 0 32 18 50 36'],
  dots: [[0, 0]],
};
