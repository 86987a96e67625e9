import type { Drawing } from '../drawing.ts';

export const borderEnd: Drawing = {
  box: [950, -50, 100, 100],
  strands: ['M963 -14c10-12 18-22 37-22c20 0 36 16 36 36c0 20-16 36-36 36c-26 0-32-18-50-36'],
  dots: [[1000, 0]],
};
