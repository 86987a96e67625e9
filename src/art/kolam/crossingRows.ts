import { edgesOf, keyOf } from './kolam.ts';
import type { Point } from './kolam.ts';

/** A place between two dots, where the line crosses itself or turns back. Rows and columns are counted from 1. */
export type Crossing = {
  key: string;
  row: number;
  column: number;
};

/**
 * The places between neighbouring dots, from top to bottom and from left to right. Rows lie half a cell apart,
 * alternately at the height of dots and between them.
 */
export function crossingRows(dots: readonly Point[]): Crossing[][] {
  const edges = edgesOf(dots).toSorted(([x1, y1], [x2, y2]) => y1 - y2 || x1 - x2);
  const left = Math.min(...edges.map(([x]) => x));
  const top = Math.min(...edges.map(([, y]) => y));
  const rows: Crossing[][] = [];
  for (const [x, y] of edges) {
    const row = (y - top) * 2;
    (rows[row] ??= []).push({ key: keyOf(x, y), row: row + 1, column: Math.floor(x - left) + 1 });
  }
  return rows;
}

const columnsApart = (one: Crossing, other: Crossing) => Math.abs(one.column - other.column);

/**
 * The crossing to which a key moves the focus: an arrow to the neighbour, Home and End to the ends of the row. Where
 * there is no neighbour, an arrow gives `from` itself. `undefined` for any other key.
 */
export function crossingBeside(
  rows: readonly (readonly Crossing[])[],
  from: Crossing,
  key: string,
): Crossing | undefined {
  const row = rows[from.row - 1] ?? [];
  const nearestIn = (other: readonly Crossing[] = [from]) =>
    other.toSorted((one, another) => columnsApart(one, from) - columnsApart(another, from))[0];
  const inRow = (column: number) => row.find((crossing) => crossing.column === column) ?? from;
  const targets: Record<string, () => Crossing | undefined> = {
    ArrowLeft: () => inRow(from.column - 1),
    ArrowRight: () => inRow(from.column + 1),
    ArrowUp: () => nearestIn(rows[from.row - 2]),
    ArrowDown: () => nearestIn(rows[from.row]),
    Home: () => row[0],
    End: () => row.at(-1),
  };
  return targets[key]?.();
}
