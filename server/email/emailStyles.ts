/** The site's colours, in which the server has no part: emailStyles.test.ts compares them with src/theme/tokens. */
export const emailColours = {
  head: { background: '#08292C', text: '#F1F6F4' },
  light: {
    page: '#F3F6F5',
    sheet: '#FFFFFF',
    ink: '#12201F',
    dim: '#465553',
    line: '#D3DDDA',
    link: { text: '#FFFFFF', background: '#0B5A5E' },
    code: { text: '#073E41', background: '#CFE7E5' },
  },
  dark: {
    page: '#0A1314',
    sheet: '#111E20',
    ink: '#ECF3F1',
    dim: '#A7B7B4',
    line: '#243A3D',
    link: { text: '#00302F', background: '#6FD3CC' },
    code: { text: '#ECF3F1', background: '#0F3E41' },
  },
} as const;

const { head, light, dark } = emailColours;

/**
 * The styles of emails: the site's, with its dark section as their head. Mail programs do not support CSS variables, and
 * some ignore style elements. So each element has in a `style` attribute what fits a window of 320 px in light mode, and
 * the style element adds only what wide windows, small ones and dark mode have otherwise.
 */
const font = "font-family:'Source Sans 3','Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
const mono = "font-family:ui-monospace,'JetBrains Mono',Menlo,Consolas,monospace;";
const text = `margin:0 0 16px;${font}font-size:17px;line-height:1.55;color:${light.ink};overflow-wrap:anywhere;word-break:break-word;`;

export const emailStyles = {
  body: `margin:0;padding:0;background-color:${light.page};`,
  preview: 'display:none;max-height:0;overflow:hidden;',
  page: `background-color:${light.page};`,
  outer: 'padding:24px 12px;',
  sheet: 'width:100%;max-width:600px;border-collapse:separate;text-align:left;',
  head: `background-color:${head.background};border-radius:16px 16px 0 0;`,
  firm: 'padding:24px 0 24px 20px;vertical-align:bottom;',
  firmName: `margin:0;${font}font-size:24px;line-height:1.2;font-weight:700;color:${head.text};`,
  site: `color:${light.dim};text-decoration:underline;`,
  picture: 'padding:16px 12px 16px 4px;width:176px;',
  image: 'display:block;width:176px;height:176px;border:0;',
  content: `padding:32px 20px 16px;background-color:${light.sheet};`,
  title: `margin:0 0 20px;${font}font-size:28px;line-height:1.2;font-weight:700;text-wrap:balance;color:${light.ink};`,
  text,
  quiet: `${text}font-size:16px;color:${light.dim};`,
  code: `margin:8px 0 24px;padding:16px 8px;border-radius:8px;text-align:center;${mono}font-size:34px;line-height:1.2;font-weight:600;letter-spacing:6px;color:${light.code.text};background-color:${light.code.background};`,
  linkLine: 'margin:8px 0 24px;',
  // Outlook for Windows pads no link, but the cell round it.
  button: `border-radius:24px;background-color:${light.link.background};mso-padding-alt:14px 24px;`,
  link: `display:inline-block;padding:14px 24px;mso-padding-alt:0;border-radius:24px;${font}font-size:17px;line-height:1.2;font-weight:600;color:${light.link.text};background-color:${light.link.background};text-decoration:none;`,
  linkNote: `margin:-12px 0 24px;${font}font-size:15px;line-height:1.5;color:${light.dim};`,
  heading: `margin:28px 0 8px;${font}font-size:20px;line-height:1.3;font-weight:700;color:${light.ink};`,
  facts: `width:100%;margin:0 0 24px;border-collapse:collapse;border-bottom:1px solid ${light.line};`,
  label: `width:36%;padding:8px 16px 8px 0;border-top:1px solid ${light.line};${font}font-size:16px;line-height:1.45;font-weight:400;text-align:left;vertical-align:top;color:${light.dim};`,
  value: `padding:8px 0;border-top:1px solid ${light.line};${font}font-size:16px;line-height:1.45;font-weight:600;text-align:left;vertical-align:top;color:${light.ink};overflow-wrap:anywhere;word-break:break-word;`,
  codeValue: `${mono}font-size:17px;letter-spacing:1px;`,
  foot: `padding:16px 20px 28px;border-top:1px solid ${light.line};border-radius:0 0 16px 16px;background-color:${light.sheet};`,
  footText: `margin:0;${font}font-size:15px;line-height:1.5;color:${light.dim};`,
} as const;

/** The content of the style element. Classes have colours in dark mode only: in light mode the attributes apply. */
export const emailCss = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (min-width: 480px) {
  .firm { padding: 24px 8px 24px 32px !important; }
  .picture { padding: 16px 24px 16px 8px !important; }
  .content { padding: 32px 32px 16px !important; }
  .foot { padding: 16px 32px 28px !important; }
}
@media (max-width: 479px) {
  .outer { padding: 0 !important; }
  .head, .foot { border-radius: 0 !important; }
  .firm { padding: 16px 0 20px 20px !important; }
  .picture { padding: 12px 12px 12px 4px !important; }
  .content { padding: 24px 20px 8px !important; }
  .foot { padding: 16px 20px 24px !important; }
  .title { font-size: 25px !important; }
  .code { font-size: 30px !important; letter-spacing: 4px !important; }
  .label, .value { display: block !important; width: auto !important; }
  .label { padding: 8px 0 0 !important; }
  .value { padding: 0 0 8px !important; border-top: 0 !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: ${dark.page} !important; }
  .content, .foot { background-color: ${dark.sheet} !important; }
  .ink { color: ${dark.ink} !important; }
  .dim { color: ${dark.dim} !important; }
  .code { color: ${dark.code.text} !important; background-color: ${dark.code.background} !important; }
  .button { background-color: ${dark.link.background} !important; }
  .link { color: ${dark.link.text} !important; background-color: ${dark.link.background} !important; }
  .label, .value, .foot { border-color: ${dark.line} !important; }
  .facts { border-color: ${dark.line} !important; }
}
@media print {
  .page, .content, .foot { background-color: ${light.sheet} !important; }
}
`;
