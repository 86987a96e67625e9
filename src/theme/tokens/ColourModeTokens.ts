/**
 * The colours of a colour mode. Only this folder contains colour values: the theme turns them into CSS variables, and
 * tokens.test.ts computes the contrast of each pair that carries text or marks a control.
 */
export type ColourModeTokens = {
  background: {
    /** Limewash: the page. */
    default: string;
    /** Sheets, cards. */
    paper: string;
    /** Read-only fields, disabled buttons, quiet alerts. */
    sunken: string;
    /** Dialogs, menus. */
    raised: string;
    /** Background of a whole page section that is set off from its neighbours. */
    tinted: string;
    /** Inside of an input. */
    field: string;
  };
  text: { primary: string; secondary: string };
  /** Peacock; `dark` is the hover colour in both modes. */
  primary: FilledColour;
  /** Lotus. */
  secondary: FilledColour;
  error: FilledColour;
  success: FilledColour;
  warning: FilledColour;
  info: FilledColour;
  /** A fill, never a text colour; `ink` is the text colour on it. */
  turmeric: { fill: string; ink: string };
  /** Text links and the labels of outlined and text buttons. */
  link: string;
  /** Outline of inputs and outlined buttons, with a contrast of at least 3:1. */
  border: string;
  divider: string;
  /** A line, or part of one, that is not drawn yet. */
  undrawn: string;
  kolam: KolamColours;
};

export type FilledColour = {
  main: string;
  dark: string;
  contrastText: string;
  container: string;
  onContainer: string;
};

/** The colours of every drawing. A kolam is a line drawn round a pattern of dots, the pulli. */
export type KolamColours = {
  line: string;
  dot: string;
  grid: string;
  thin: string;
  fill: string;
  /** Exactly one item of an illustration. */
  answer: string;
  background: string;
};
