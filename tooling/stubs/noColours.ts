/** In place of MUI's shades of a colour: its default palette is computed from them even where a theme replaces it. */
const colours = Object.fromEntries(
  [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 'A100', 'A200', 'A400', 'A700'].map((shade) => [
    shade,
    '#000',
  ]),
);
export default colours;
