import type { FilledColour, ColourModeTokens } from './ColourModeTokens.ts';
import { dark } from './dark.ts';
import { darkSection } from './darkSection.ts';
import { light } from './light.ts';

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

describe.each<[string, ColourModeTokens]>([
  ['light', light],
  ['dark', dark],
])('in the %s mode a visitor can read', (_, tokens) => {
  const backgrounds = Object.entries(tokens.background);

  test.each(backgrounds)('words and links on the %s background', (_name, background) => {
    expect(contrastOf(tokens.text.primary, background)).toBeGreaterThanOrEqual(7);
    expect(contrastOf(tokens.text.secondary, background)).toBeGreaterThanOrEqual(text);
    expect(contrastOf(tokens.link, background)).toBeGreaterThanOrEqual(text);
    expect(contrastOf(tokens.primary.dark, background)).toBeGreaterThanOrEqual(text);
    for (const colour of fills)
      expect(contrastOf(tokens[colour].main, background)).toBeGreaterThanOrEqual(text);
  });

  test.each(backgrounds)('the outline of a control on the %s background', (_name, background) => {
    expect(contrastOf(tokens.border, background)).toBeGreaterThanOrEqual(graphic);
  });

  test.each(fills)('words on and beside a %s fill', (name) => {
    const colour: FilledColour = tokens[name];
    expect(contrastOf(colour.contrastText, colour.main)).toBeGreaterThanOrEqual(text);
    expect(contrastOf(colour.contrastText, colour.dark)).toBeGreaterThanOrEqual(text);
    expect(contrastOf(colour.onContainer, colour.container)).toBeGreaterThanOrEqual(text);
    expect(contrastOf(colour.main, colour.container)).toBeGreaterThanOrEqual(text);
    expect(contrastOf(tokens.text.primary, colour.container)).toBeGreaterThanOrEqual(7);
  });

  test('ink on turmeric, and the drawings', () => {
    expect(contrastOf(tokens.turmeric.ink, tokens.turmeric.fill)).toBeGreaterThanOrEqual(7);
    for (const colour of [tokens.kolam.line, tokens.kolam.dot, tokens.kolam.answer]) {
      expect(contrastOf(colour, tokens.background.default)).toBeGreaterThanOrEqual(graphic);
    }
  });
});

describe('in a dark section a visitor can read', () => {
  test.each([darkSection.background, darkSection.surface])('words on %s', (background) => {
    for (const colour of [
      darkSection.text,
      darkSection.textSecondary,
      darkSection.turmeric,
      darkSection.lotus,
      darkSection.error,
    ]) {
      expect(contrastOf(colour, background)).toBeGreaterThanOrEqual(text);
    }
    expect(contrastOf(darkSection.border, background)).toBeGreaterThanOrEqual(graphic);
  });

  test('the turmeric button, at rest and under the pointer', () => {
    expect(contrastOf(darkSection.ink, darkSection.turmeric)).toBeGreaterThanOrEqual(7);
    expect(contrastOf(darkSection.ink, darkSection.turmericHover)).toBeGreaterThanOrEqual(7);
  });
});

test('the contrast ratios of the design are kept', () => {
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
    [darkSection.text, darkSection.background, 14.1],
    [darkSection.textSecondary, darkSection.background, 8.7],
    [darkSection.turmeric, darkSection.background, 9.2],
  ];
  for (const [one, other, ratio] of promised) expect(contrastOf(one, other)).toBeGreaterThan(ratio - 0.1);
});
