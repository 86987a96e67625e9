import { company } from '../content/company.ts';
import { busy } from './inlineScriptNames.ts';
import mark from '../../.cache/art/mark.drawing.json';
import { fontFamilies } from '../theme/fonts/fontFamilies.ts';
import { darkSection } from '../theme/tokens/darkSection.ts';

/*
 * The first-load screen is part of the document, so that it shows before any script runs. CSS alone draws and removes
 * it: 800 ms after the first paint at the latest, or as soon as the page answers (ReadyMarker.ts). It fades out,
 * because a half-drawn line should not vanish abruptly. Presses go through it to the page below (`pointer-events:
 * none`).
 */

const dots = mark.dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="15"/>`).join('');

export const firstLoadHtml = `<div id="first-load" role="status"><svg viewBox="${mark.box.join(' ')}" aria-hidden="true"><path pathLength="1" d="${mark.strands.join('')}"/>${dots}</svg><p>${company.tagline}</p></div>`;

export const firstLoadCss = `
#first-load{position:fixed;inset:0;z-index:2000;background:${darkSection.background};color:${darkSection.text};text-align:center;pointer-events:none;transition:opacity 120ms linear,visibility 0s 120ms;animation:first-leave 100ms linear 700ms forwards,first-hide 0s 800ms forwards}
#first-load svg{position:absolute;left:50%;top:44%;width:168px;transform:translate(-50%,-50%);fill:${darkSection.turmeric}}
#first-load path{fill:none;stroke:currentColor;stroke-width:16;stroke-linecap:round;stroke-dasharray:1 1;animation:first-draw 500ms cubic-bezier(.4,0,.3,1) 100ms both}
#first-load circle{animation:first-appear 60ms linear 20ms both}
#first-load p{position:absolute;inset:44% 20px auto;margin:100px 0 0;font:600 22px/1.3 ${fontFamilies.display};animation:first-appear 140ms linear 440ms both}
@media(min-width:600px){#first-load svg{width:min(240px,90vh - 200px)}#first-load p{margin-top:min(140px,50vh - 110px);font-size:28px}}
@keyframes first-draw{from{stroke-dashoffset:1}}
@keyframes first-appear{from{opacity:0}}
@keyframes first-leave{to{opacity:0}}
@keyframes first-hide{to{visibility:hidden}}
@media(prefers-reduced-motion:reduce){#first-load path,#first-load circle,#first-load p{animation:none}}
@media print{#first-load{display:none}}
button[${busy}]{animation:busy 1s 150ms forwards}
@keyframes busy{to{box-shadow:inset 0 -3px}}
[data-ready] #first-load{opacity:0;visibility:hidden}
@media(prefers-reduced-motion:reduce){[data-ready] #first-load{display:none}}
`
  .replaceAll(/\n/g, '')
  .trim();
