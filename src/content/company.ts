/**
 * Who the firm is: the one file to change for another firm. Everything here is invented; addresses end in `.example`
 * and the telephone number cannot be dialled.
 */
export const company = {
  name: 'Kolam Works',
  /** To the dot (specification LOAD-01). */
  tagline: 'Connecting Data to Intelligence...',
  email: 'hello@kolamworks.example',
  phone: '+91 44 0000 0142',
  /** The zone of time of its clocks, by its IANA name; the server is told its own (`TIME_ZONE`). */
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
 * The address with a postal code that is never broken. All else of it may be: in text of twice the size a longer part than
 * that is wider than a phone, and would be broken within a word.
 */
export const addressLines: readonly string[] = company.address.map((line) =>
  line.replaceAll(/(\d) (?=\d)/g, '$1\u00a0'),
);

/** The telephone number as a link wants it: digits and the plus sign only. */
export const phoneHref = `tel:${company.phone.replace(/[^+\d]/g, '')}`;
export const emailHref = `mailto:${company.email}`;
