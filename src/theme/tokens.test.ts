import { dark, light, night, type FilledTone, type SchemeTokens } from './tokens.ts';

/** WCAG 2 relative luminance and contrast ratio. */
function luminanceOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastOf(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const text = 4.5;
const graphic = 3;

const fills = ['primary', 'secondary', 'error', 'success', 'warning', 'info'] as const;

describe.each<[string, SchemeTokens]>([
  ['light', light],
  ['dark', dark],
])('in the %s scheme a visitor can read', (_, tokens) => {
  const grounds = Object.entries(tokens.background);

  test.each(grounds)('words and links on the %s ground', (_name, ground) => {
    expect(contrastOf(tokens.text.primary, ground)).toBeGreaterThanOrEqual(7);
    expect(contrastOf(tokens.text.secondary, ground)).toBeGreaterThanOrEqual(text);
    expect(contrastOf(tokens.link, ground)).toBeGreaterThanOrEqual(text);
    expect(contrastOf(tokens.primary.dark, ground)).toBeGreaterThanOrEqual(text);
    for (const tone of fills) expect(contrastOf(tokens[tone].main, ground)).toBeGreaterThanOrEqual(text);
  });

  test.each(grounds)('the outline of a control on the %s ground', (_name, ground) => {
    expect(contrastOf(tokens.border, ground)).toBeGreaterThanOrEqual(graphic);
  });

  test.each(fills)('words on and beside a %s fill', (name) => {
    const tone: FilledTone = tokens[name];
    expect(contrastOf(tone.contrastText, tone.main)).toBeGreaterThanOrEqual(text);
    expect(contrastOf(tone.contrastText, tone.dark)).toBeGreaterThanOrEqual(text);
    expect(contrastOf(tone.onContainer, tone.container)).toBeGreaterThanOrEqual(text);
    expect(contrastOf(tone.main, tone.container)).toBeGreaterThanOrEqual(text);
    expect(contrastOf(tokens.text.primary, tone.container)).toBeGreaterThanOrEqual(7);
  });

  test('ink on turmeric, and the drawings', () => {
    expect(contrastOf(tokens.turmeric.ink, tokens.turmeric.fill)).toBeGreaterThanOrEqual(7);
    for (const tone of [tokens.kolam.line, tokens.kolam.dot, tokens.kolam.answer]) {
      expect(contrastOf(tone, tokens.background.default)).toBeGreaterThanOrEqual(graphic);
    }
  });
});

describe('on a night panel a visitor can read', () => {
  test.each([night.ground, night.surface])('words on %s', (ground) => {
    for (const tone of [night.text, night.textSecondary, night.turmeric, night.lotus, night.error]) {
      expect(contrastOf(tone, ground)).toBeGreaterThanOrEqual(text);
    }
    expect(contrastOf(night.border, ground)).toBeGreaterThanOrEqual(graphic);
  });

  test('the turmeric button, at rest and under the pointer', () => {
    expect(contrastOf(night.ink, night.turmeric)).toBeGreaterThanOrEqual(7);
    expect(contrastOf(night.ink, night.turmericHover)).toBeGreaterThanOrEqual(7);
  });
});

test('the ratios of text and of the main colours are kept', () => {
  const promised: [string, string, number][] = [
    [light.text.primary, light.background.default, 15.4],
    [light.text.secondary, light.background.sunken, 6.7],
    [light.primary.main, light.background.default, 7.3],
    [light.secondary.main, light.background.default, 7.2],
    [light.error.main, light.error.container, 5.7],
    [light.success.main, light.success.container, 5.6],
    [light.warning.main, light.warning.container, 6],
    [light.border, light.background.default, 3.8],
    [dark.text.primary, dark.background.default, 16.7],
    [dark.primary.main, dark.background.default, 10.6],
    [dark.error.main, dark.error.container, 9.9],
    [dark.success.main, dark.success.container, 8.3],
    [dark.warning.main, dark.warning.container, 9],
    [dark.border, dark.background.sunken, 4.1],
    [night.text, night.ground, 14.1],
    [night.textSecondary, night.ground, 8.7],
    [night.turmeric, night.ground, 9.2],
  ];
  for (const [one, other, ratio] of promised) expect(contrastOf(one, other)).toBeGreaterThan(ratio - 0.1);
});
