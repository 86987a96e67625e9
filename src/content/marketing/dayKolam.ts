const number = new Intl.NumberFormat('en-GB');

/** Words loaded with the kolam of the day; the heading and introduction of its section are in about.ts. */
export const dayKolamCopy = {
  /** Beside the drawing once its crossings can be pressed. */
  hint: 'Press a crossing: the line turns back there, and breaks in two. Press a place where the two meet, and they are one again: a kolam of your own. Each press changes one place only; arrow keys lead from place to place.',
  facts: {
    day: 'Date',
    grid: 'Grid',
    crossings: 'Crossings',
    line: 'Line',
  },
  /** Shown instead of the date while the drawing is the example. */
  example: 'none, an example',
  gridOf: (dots: number, rows: number) => `${number.format(dots)} dots in ${number.format(rows)} rows`,
  unbroken: 'One unbroken line',
  /** Where the line was broken and joined in other places. */
  oneAgain: 'One line again, another kolam',
  brokenInto: (lines: number) => `Broken into ${number.format(lines)} lines`,
  crossings: 'Crossings of the kolam',
  crossing: (row: number, column: number) => `Crossing, row ${row}, column ${column}`,
  putBack: 'Put it back',
  print: 'Print it',
} as const;
