/**
 * Who the firm is: the file to change for another firm, with founders.ts beside it. Everything here is invented;
 * addresses end in `.example` and the telephone number cannot be dialled.
 */
export const company = {
  name: 'Kolam Works',
  /** Exactly as specified, dots included (specification LOAD-01). */
  tagline: 'Connecting Data to Intelligence...',
  email: 'hello@kolamworks.example',
  phone: '+91 44 0000 0142',
  /** IANA name of the firm's time zone; the server's own is configured apart (`TIME_ZONE`). */
  timeZone: 'Asia/Kolkata',
  address: ['14 Pulli Street, Mylapore', 'Chennai 600 004, India'],
  social: [
    { kind: 'messaging', label: 'WhatsApp', href: 'https://chat.kolamworks.example' },
    { kind: 'photos', label: 'Instagram', href: 'https://photos.kolamworks.example' },
    { kind: 'network', label: 'LinkedIn', href: 'https://network.kolamworks.example' },
  ],
} as const;

export type SocialKind = (typeof company.social)[number]['kind'];

/**
 * The address with no-break spaces inside the postal code. No longer part is kept together: at 200 % text size it would
 * be wider than a phone and break within a word.
 */
export const addressLines: readonly string[] = company.address.map((line) =>
  line.replaceAll(/(\d) (?=\d)/g, '$1\u00a0'),
);

/** The telephone number as a `tel:` link: digits and the plus sign only. */
export const phoneHref = `tel:${company.phone.replace(/[^+\d]/g, '')}`;
export const emailHref = `mailto:${company.email}`;
