import type { NextStep } from '../../content/applications/nextSteps.ts';
import { company } from '../../content/company.ts';
import { receiptCopy } from '../../content/applications/receipt.ts';
import mark from '../../../.cache/art/mark.drawing.json';
import { dotsPath } from '../../art/dotsPath.ts';
import { light } from '../../theme/tokens/light.ts';
import { letterheadLines } from './letterheadLines.ts';
import type { Receipt, ReceiptRow } from './receiptOf.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const { text, divider, background, kolam, primary, secondary } = light;

const css = `
@page{size:A4;margin:16mm}
body{max-width:674px;margin:0 auto;padding:32px 16px;font:16px/1.45 system-ui,sans-serif;color:${text.primary};background:${background.paper};overflow-wrap:anywhere}
header{display:flex;flex-wrap:wrap;align-items:center;gap:12px 16px;padding-bottom:20px;border-bottom:1px solid}
header svg{flex:none;fill:none;stroke-linecap:round}
header div{flex:1 1 200px}
header strong{display:block;font-size:1.4em}
p,dl,dd{margin:0}
.quiet,dt{color:${text.secondary}}
.reference{font:1em/1.5 ui-monospace,Menlo,Consolas,monospace}
h1{margin:24px 0 4px;font-size:1.9em;line-height:1.15}
h2{margin:24px 0 6px;font-size:1.1em;break-after:avoid}
ol{margin:0;padding:6px 0 0;list-style:none}
li{position:relative;display:grid;grid-template-columns:184px 1fr;gap:0 16px;padding:0 0 12px 26px;break-inside:avoid}
li::before{content:"";position:absolute;top:6px;left:0;border:5px solid ${secondary.main};border-radius:50%}
li:not(:last-child)::after{content:"";position:absolute;top:16px;bottom:-6px;left:4px;border-left:2px solid ${primary.main}}
li strong{font-weight:600}
dl div{display:grid;grid-template-columns:210px 1fr;gap:0 16px;padding:4px 0;border-top:1px solid ${divider};break-inside:avoid}
dl .text{break-inside:auto;orphans:3;widows:3}
dd{font-weight:600;white-space:pre-wrap}
.text dd,.empty dd,small{font-weight:400}
.empty dd,small{color:${text.secondary}}
small{display:block;font-size:.9em}
footer{margin-top:32px;padding-top:14px;border-top:1px solid ${divider};font-size:.9em;color:${text.secondary}}
@media(max-width:560px){h1{font-size:1.6em}dl div,li{grid-template-columns:1fr}}
@media print{body{max-width:none;padding:0;font-size:14px}h2{margin-top:16px}footer{margin-top:20px}}
`
  .replaceAll('\n', '')
  .trim();

const drawing = `<svg width="56" height="56" viewBox="${mark.box.join(' ')}" aria-hidden="true"><path d="${mark.strands.join('')}" stroke="${kolam.line}" stroke-width="16"/><path d="${dotsPath(mark.dots)}" stroke="${kolam.dot}" stroke-width="29"/></svg>`;

const rowHtml = ({ label, answer, note, kind }: ReceiptRow) =>
  `<div${kind ? ` class="${kind}"` : ''}><dt>${escaped(label)}</dt><dd>${escaped(answer)}${note === undefined ? '' : `<small>${escaped(note)}</small>`}</dd></div>`;

const stepHtml = ({ when, text: words }: NextStep) =>
  `<li><strong>${escaped(when)}</strong> <span>${escaped(words)}</span></li>`;

const referenceHtml = (reference: string) =>
  `<p><span class="quiet">${receiptCopy.label}</span><br><span class="reference">${escaped(reference)}</span></p>`;

/**
 * The receipt as an HTML page: one file that loads nothing else. Answers are escaped, and its Content-Security-Policy
 * allows no scripts, so nothing in an answer can run.
 */
export function receiptFileOf({
  reference,
  title,
  sentences,
  next,
  sections,
  foot,
  fileTitle,
}: Receipt): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(fileTitle)}</title>`,
    `<style>${css}</style>`,
    `<header>${drawing}<div><strong>${escaped(company.name)}</strong><span class="quiet">${letterheadLines.map(escaped).join('<br>')}</span></div>${reference === null ? '' : referenceHtml(reference)}</header>`,
    '<main>',
    `<h1>${escaped(title)}</h1>`,
    ...sentences.map((sentence) => `<p class="quiet">${escaped(sentence)}</p>`),
    `<h2>${receiptCopy.next}</h2>`,
    '<ol>',
    ...next.map(stepHtml),
    '</ol>',
    ...sections.flatMap((section) => [
      `<h2>${escaped(section.title)}</h2>`,
      '<dl>',
      ...section.rows.map(rowHtml),
      '</dl>',
    ]),
    '</main>',
    `<footer>${escaped(foot)}</footer>`,
    '</html>',
    '',
  ].join('\n');
}
