/** Path data of a curve through points at equal steps to the right, with a horizontal tangent at each of them. */
export const curveThrough = (heights: readonly number[], step: number): string =>
  heights.map((y, at) => (at === 0 ? `M0 ${y}` : `S${step * (at - 0.5)} ${y} ${step * at} ${y}`)).join('');
