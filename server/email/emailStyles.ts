/**
 * The styles of emails: the site's colours (src/theme/tokens), with its dark section as their head. Mail programs do
 * not support CSS variables, and some ignore style elements. So each element has its light styles in a `style`
 * attribute, and the style element adds only those for dark mode and narrow windows.
 */
const font = "font-family:'Source Sans 3','Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
const mono = "font-family:ui-monospace,'JetBrains Mono',Menlo,Consolas,monospace;";
const [ink, quiet, line, peacock] = ['#12201F', '#465553', '#D3DDDA', '#0B5A5E'];
const text = `margin:0 0 16px;${font}font-size:17px;line-height:1.55;color:${ink};`;

export const emailStyles = {
  body: 'margin:0;padding:0;background-color:#F3F6F5;',
  preview: 'display:none;max-height:0;overflow:hidden;',
  page: 'background-color:#F3F6F5;',
  outer: 'padding:24px 12px;',
  sheet: 'width:100%;max-width:600px;border-collapse:separate;text-align:left;',
  head: 'background-color:#08292C;border-radius:16px 16px 0 0;',
  firm: 'padding:24px 8px 24px 32px;vertical-align:bottom;',
  firmName: `margin:0;${font}font-size:24px;line-height:1.2;font-weight:700;color:#F1F6F4;`,
  site: `color:${quiet};text-decoration:underline;`,
  picture: 'padding:16px 24px 16px 8px;width:176px;',
  image: 'display:block;width:176px;height:176px;border:0;',
  content: 'padding:32px 32px 16px;background-color:#FFFFFF;',
  title: `margin:0 0 20px;${font}font-size:28px;line-height:1.2;font-weight:700;color:${ink};`,
  text,
  quiet: `${text}font-size:16px;color:${quiet};`,
  code: `margin:8px 0 24px;padding:16px 8px;border-radius:8px;text-align:center;${mono}font-size:34px;line-height:1.2;font-weight:600;letter-spacing:6px;color:#073E41;background-color:#CFE7E5;`,
  linkLine: 'margin:8px 0 24px;',
  link: `display:inline-block;padding:14px 24px;border-radius:24px;${font}font-size:17px;line-height:1.2;font-weight:600;color:#FFFFFF;background-color:${peacock};text-decoration:none;`,
  linkNote: `margin:-12px 0 24px;${font}font-size:15px;line-height:1.5;color:${quiet};`,
  heading: `margin:28px 0 8px;${font}font-size:20px;line-height:1.3;font-weight:700;color:${ink};`,
  facts: `width:100%;margin:0 0 24px;border-collapse:collapse;border-bottom:1px solid ${line};`,
  label: `width:36%;padding:8px 16px 8px 0;border-top:1px solid ${line};${font}font-size:16px;line-height:1.45;font-weight:400;text-align:left;vertical-align:top;color:${quiet};`,
  value: `padding:8px 0;border-top:1px solid ${line};${font}font-size:16px;line-height:1.45;font-weight:600;text-align:left;vertical-align:top;color:${ink};overflow-wrap:anywhere;word-break:break-word;`,
  codeValue: `${mono}font-size:17px;letter-spacing:1px;`,
  foot: `padding:16px 32px 28px;border-top:1px solid ${line};border-radius:0 0 16px 16px;background-color:#FFFFFF;`,
  footText: `margin:0;${font}font-size:15px;line-height:1.5;color:${quiet};`,
} as const;

/** The content of the style element. Classes have colours in dark mode only: in light mode the attributes apply. */
export const emailCss = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
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
  .page { background-color: #0A1314 !important; }
  .content, .foot { background-color: #111E20 !important; }
  .ink { color: #ECF3F1 !important; }
  .dim { color: #A7B7B4 !important; }
  .code { color: #ECF3F1 !important; background-color: #0F3E41 !important; }
  .link { color: #00302F !important; background-color: #6FD3CC !important; }
  .label, .value, .foot { border-color: #243A3D !important; }
  .facts { border-color: #243A3D !important; }
}
@media print {
  .page, .content, .foot { background-color: #FFFFFF !important; }
}
`;
