import type { Page } from '@playwright/test';

/**
 * Makes the page use its own fonts, for what is measured with them. On a busy machine they may arrive too late, and the
 * page then keeps the fallback fonts (`font-display: optional`).
 */
export const drawInFonts = (page: Page) =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const faces = rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => style.getPropertyValue('font-display') === 'optional')
      .map(({ style }) => {
        const [family, src, weight] = ['font-family', 'src', 'font-weight'].map((name) =>
          style.getPropertyValue(name),
        );
        return new FontFace(family!.replaceAll(/["']/g, ''), src!, { weight: weight! });
      });
    for (const face of faces) document.fonts.add(face);
    await Promise.all(faces.map((face) => face.load()));
  });
