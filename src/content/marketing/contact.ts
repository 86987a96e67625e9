import { company } from '../company.ts';

/** Words of the page with the firm's addresses; the addresses themselves come from `company`. */
export const contactCopy = {
  heading: 'Contact',
  introduction:
    'Call, write, or leave feedback here. People in Chennai read what you write and answer within two working days.',
  facts: { office: 'Office', phone: 'Phone', email: 'Email', hours: 'Business hours' },
  hours: 'Open 24/7',
  elsewhere: `${company.name} elsewhere`,
} as const;
