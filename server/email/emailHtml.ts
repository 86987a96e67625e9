import { html, raw } from 'hono/html';
import { capitalized } from '../../contract/text/capitalized.ts';
import { greetingOf, linesOf } from './emailMessage.ts';
import type { EmailMessage, EmailFact, EmailBranding, EmailPart } from './emailMessage.ts';
import { emailCss, emailStyles as styles } from './emailStyles.ts';

// Inserted as one string, so that reformatting the template below cannot change the text that is hashed.
const styleTag = raw(`<style>${emailCss}</style>`);

// Outlook for Windows knows no largest width: without this table the sheet would be as wide as its window.
const outlookStart = raw(
  '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
);
const outlookEnd = raw('<!--[if mso]></td></tr></table><![endif]-->');

/** Keeps typed line breaks, also in mail programs that do not support `white-space`. */
const withBreaks = (text: string) =>
  linesOf(text).map((row, at) => (at === 0 ? html`${row}` : html`<br />${row}`));

const factHtml = ({ label, value, code }: EmailFact) =>
  html`<tr>
    <th scope="row" class="label dim" style="${styles.label}">${label}</th>
    <td dir="auto" class="value ink" style="${styles.value}${code ? styles.codeValue : ''}">
      ${withBreaks(value)}
    </td>
  </tr>`;

function partHtml(part: EmailPart) {
  switch (part.kind) {
    case 'text':
      return html`<p class="ink" style="${styles.text}">${withBreaks(part.text)}</p>`;
    case 'code':
      return html`<p class="code" style="${styles.code}">${part.code}</p>`;
    case 'link':
      // In the plain text the note continues the text of its link; here it stands alone.
      return html`<div style="${styles.linkLine}">
          <table role="presentation" cellpadding="0" cellspacing="0">
            <tr>
              <td class="button" style="${styles.button}">
                <a href="${part.url}" class="link" style="${styles.link}">${part.label}</a>
              </td>
            </tr>
          </table>
        </div>
        ${part.note ? html`<p class="dim" style="${styles.linkNote}">${capitalized(part.note)}</p>` : ''}`;
    case 'facts':
      return html`<h2 class="ink" style="${styles.heading}">${part.heading}</h2>
        <table class="facts" style="${styles.facts}">
          <tbody>
            ${part.facts.map(factHtml)}
          </tbody>
        </table>`;
    default:
      return html`<p class="dim" style="${styles.quiet}">${withBreaks(part.text)}</p>`;
  }
}

/** The preview text that mailboxes show beside the subject. */
const previewOf = ({ parts }: EmailMessage): string => {
  const first = parts.find(({ kind }) => kind === 'text');
  return first?.kind === 'text' ? first.text : '';
};

/**
 * The email as an HTML page: 600 px wide, readable at 320 px, in light and dark, without scripts and without anything
 * to fetch. All inserted texts are escaped. The language is named once more within the body, the only element that
 * webmail keeps the content of.
 */
export async function emailHtml(
  message: EmailMessage,
  { firmName, publicUrl, pictureUrl }: EmailBranding,
): Promise<string> {
  const page = await html`<!doctype html>
    <html lang="en" dir="ltr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${message.subject}</title>
        ${styleTag}
      </head>
      <body class="page" style="${styles.body}">
        <div lang="en" dir="ltr">
          <div style="${styles.preview}">${previewOf(message)}</div>
          <main>
            <table
              role="presentation"
              width="100%"
              cellpadding="0"
              cellspacing="0"
              class="page"
              style="${styles.page}"
            >
              <tr>
                <td align="center" class="outer" style="${styles.outer}">
                  ${outlookStart}
                  <table
                    role="presentation"
                    width="600"
                    cellpadding="0"
                    cellspacing="0"
                    style="${styles.sheet}"
                  >
                    <tr>
                      <td class="head" style="${styles.head}">
                        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
                          <tr>
                            <td class="firm" style="${styles.firm}">
                              <p style="${styles.firmName}">${firmName}</p>
                            </td>
                            <td align="right" class="picture" style="${styles.picture}">
                              <img
                                src="${pictureUrl}"
                                width="176"
                                height="176"
                                alt=""
                                style="${styles.image}"
                              />
                            </td>
                          </tr>
                        </table>
                      </td>
                    </tr>
                    <tr>
                      <td class="content" style="${styles.content}">
                        <h1 class="title ink" style="${styles.title}">${message.title}</h1>
                        ${
                          message.greeted === undefined
                            ? ''
                            : html`<p class="ink" style="${styles.text}">${greetingOf(message.greeted)}</p>`
                        }
                        ${message.parts.map(partHtml)}
                      </td>
                    </tr>
                    <tr>
                      <td class="foot" style="${styles.foot}">
                        <p class="dim" style="${styles.footText}">
                          ${firmName},
                          <a href="${publicUrl}" class="dim" style="${styles.site}"
                            >${new URL(publicUrl).host}</a
                          >
                        </p>
                      </td>
                    </tr>
                  </table>
                  ${outlookEnd}
                </td>
              </tr>
            </table>
          </main>
        </div>
      </body>
    </html>`;
  return page.toString();
}
