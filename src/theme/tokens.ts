/**
 * Every colour of the site. Nothing else in the repository names a colour: `theme.ts` turns these into CSS variables,
 * and tokens.test.ts computes the contrast of each pair that carries text or marks a control.
 */

export interface ColourModeTokens {
  background: {
    /** limewash: the page */
    default: string;
    /** sheets, cards */
    paper: string;
    /** read-only fields, disabled buttons, quiet alerts */
    sunken: string;
    /** what floats: dialogs, menus */
    raised: string;
    /** background of a whole page section that is set off from its neighbours */
    tinted: string;
    /** inside of an input */
    field: string;
  };
  text: { primary: string; secondary: string };
  /** peacock; `dark` is the colour under the pointer in both modes */
  primary: FilledColour;
  /** lotus */
  secondary: FilledColour;
  error: FilledColour;
  success: FilledColour;
  warning: FilledColour;
  info: FilledColour;
  /** a fill, never a text colour: `ink` is what may be written on it */
  turmeric: { fill: string; ink: string };
  /** text links and the words of outlined and text buttons */
  link: string;
  /** outline of inputs and outlined buttons, at least 3:1 */
  border: string;
  divider: string;
  /** a line that is still to be drawn */
  undrawn: string;
  kolam: KolamColours;
}

export interface FilledColour {
  main: string;
  dark: string;
  contrastText: string;
  container: string;
  onContainer: string;
}

/** The colours of every drawing. A kolam is a line drawn round a pattern of dots, the pulli. */
export interface KolamColours {
  line: string;
  dot: string;
  grid: string;
  thin: string;
  fill: string;
  /** exactly one item of an illustration */
  answer: string;
  background: string;
}

export const light: ColourModeTokens = {
  background: {
    default: '#F3F6F5',
    paper: '#FFFFFF',
    sunken: '#E8EEEC',
    raised: '#FFFFFF',
    tinted: '#E8EEEC',
    field: '#FFFFFF',
  },
  text: { primary: '#12201F', secondary: '#465553' },
  primary: {
    main: '#0B5A5E',
    dark: '#073E41',
    contrastText: '#FFFFFF',
    container: '#CFE7E5',
    onContainer: '#073E41',
  },
  secondary: {
    main: '#96225F',
    dark: '#6E1645',
    contrastText: '#FFFFFF',
    container: '#F9DCE9',
    onContainer: '#96225F',
  },
  error: {
    main: '#B3261E',
    dark: '#8C1D17',
    contrastText: '#FFFFFF',
    container: '#FCEDEB',
    onContainer: '#B3261E',
  },
  success: {
    main: '#1E6B3A',
    dark: '#14502A',
    contrastText: '#FFFFFF',
    container: '#E3F2E7',
    onContainer: '#1E6B3A',
  },
  warning: {
    main: '#7E5200',
    dark: '#5E3D00',
    contrastText: '#FFFFFF',
    container: '#FBF1DC',
    onContainer: '#7E5200',
  },
  info: {
    main: '#1F5FA8',
    dark: '#16467D',
    contrastText: '#FFFFFF',
    container: '#E8EEEC',
    onContainer: '#12201F',
  },
  turmeric: { fill: '#F2B92C', ink: '#12201F' },
  link: '#0B5A5E',
  border: '#71807D',
  divider: '#D3DDDA',
  undrawn: '#B9C8C5',
  kolam: {
    line: '#0B5A5E',
    dot: '#96225F',
    grid: '#C9D6D3',
    thin: '#71A09F',
    fill: '#DCEBE9',
    answer: '#B07A00',
    background: '#F3F6F5',
  },
};

export const dark: ColourModeTokens = {
  background: {
    default: '#0A1314',
    paper: '#111E20',
    sunken: '#192A2D',
    raised: '#192A2D',
    tinted: '#0E191B',
    field: '#0A1314',
  },
  text: { primary: '#ECF3F1', secondary: '#A7B7B4' },
  primary: {
    main: '#6FD3CC',
    dark: '#9BE5DF',
    contrastText: '#00302F',
    container: '#0F3E41',
    onContainer: '#ECF3F1',
  },
  secondary: {
    main: '#FF9CC6',
    dark: '#FFC0DB',
    contrastText: '#4A0A2A',
    container: '#4A1230',
    onContainer: '#ECF3F1',
  },
  error: {
    main: '#FFB4AB',
    dark: '#FFD0CA',
    contrastText: '#5C0F0A',
    container: '#281A1A',
    onContainer: '#FFB4AB',
  },
  success: {
    main: '#85D6A0',
    dark: '#ABE6BF',
    contrastText: '#073019',
    container: '#12301F',
    onContainer: '#85D6A0',
  },
  warning: {
    main: '#F5C26B',
    dark: '#FAD798',
    contrastText: '#3D2700',
    container: '#33260C',
    onContainer: '#F5C26B',
  },
  info: {
    main: '#9CC7FF',
    dark: '#C2DDFF',
    contrastText: '#0A2A52',
    container: '#192A2D',
    onContainer: '#ECF3F1',
  },
  turmeric: { fill: '#F2C14E', ink: '#12201F' },
  link: '#6FD3CC',
  border: '#78898A',
  divider: '#243A3D',
  undrawn: '#3B5357',
  kolam: {
    line: '#6FD3CC',
    dot: '#FF9CC6',
    grid: '#203436',
    thin: '#47716F',
    fill: '#12282A',
    answer: '#F2C14E',
    background: '#0A1314',
  },
};

/** Dark sections (hero, closing panel, account story, footer, loading screen): the same in both colour modes. */
export const darkSection = {
  background: '#08292C',
  surface: '#0D3438',
  text: '#F1F6F4',
  textSecondary: '#B4C6C3',
  turmeric: '#F2C14E',
  turmericHover: '#F8D583',
  ink: '#12201F',
  lotus: '#FF9CC6',
  error: '#FFB4AB',
  border: '#6F8785',
  divider: '#1D464A',
  undrawn: '#2B5357',
  kolam: {
    line: '#F1F6F4',
    dot: '#F2C14E',
    grid: '#1F484C',
    thin: '#5F8A8A',
    fill: '#12454A',
    answer: '#FF9CC6',
    background: '#08292C',
  } satisfies KolamColours,
} as const;

/** Shadow only for what floats; the background of dark sections with alpha, so that it stays cool. */
export const shadow = {
  menu: '0 8px 24px rgb(8 41 44 / .14)',
  dialog: '0 24px 64px rgb(8 41 44 / .28)',
} as const;

/** What lies between the page and a dialog or drawer. */
export const scrim = 'rgb(6 24 26 / .62)';

/** `<meta name="theme-color">`: the header's background in each colour mode. */
export const themeColor = { light: light.background.default, dark: dark.background.default } as const;
