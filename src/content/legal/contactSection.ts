import { addressLines, company, emailHref, phoneHref } from '../company.ts';
import { text } from './legal.ts';
import type { LegalSection } from './legal.ts';

/** The last section of both legal pages. */
export const contactSection = (subject: string): LegalSection => ({
  id: 'contact',
  title: 'Contact',
  blocks: [
    text(
      `For questions about ${subject}, write to `,
      { text: company.email, href: emailHref },
      ', call ',
      { text: company.phone, href: phoneHref },
      `, or send a letter to ${company.name}, ${addressLines.join(', ')}.`,
    ),
  ],
});
