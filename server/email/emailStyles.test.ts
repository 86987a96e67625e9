import { dark } from '../../src/theme/tokens/dark.ts';
import { darkSection } from '../../src/theme/tokens/darkSection.ts';
import { light } from '../../src/theme/tokens/light.ts';
import type { ColourModeTokens } from '../../src/theme/tokens/ColourModeTokens.ts';
import { emailColours, emailCss, emailStyles } from './emailStyles.ts';

const coloursOf = ({ background, text, divider, primary }: ColourModeTokens) => ({
  page: background.default,
  sheet: background.paper,
  ink: text.primary,
  dim: text.secondary,
  line: divider,
  link: { text: primary.contrastText, background: primary.main },
  code: { text: primary.onContainer, background: primary.container },
});

test('emails have the colours of the site', () => {
  expect(emailColours).toEqual({
    head: { background: darkSection.background, text: darkSection.text },
    light: coloursOf(light),
    dark: coloursOf(dark),
  });
});

test('the styles of emails have no other colours', () => {
  const named: string[] = JSON.stringify(emailColours).match(/#[\dA-F]{6}/g) ?? [];
  const used = `${Object.values(emailStyles).join('')}${emailCss}`.match(/#[\da-fA-F]{3,8}\b/g) ?? [];
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((colour) => !named.includes(colour))).toEqual([]);
});
