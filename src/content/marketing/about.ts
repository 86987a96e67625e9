import { paths } from '../../../contract/paths.ts';
import { addressLines, company } from '../company.ts';

/** The step above the other pages of the menu About. */
export const aboutCrumb = { label: 'About', to: paths.aboutUs } as const;

/** Words of the page about the firm, in the order of its sections (specification ABT). */
export const aboutCopy = {
  crumb: 'About Us',
  hero: {
    heading: ['Dots first.', 'Then the line.'],
    introduction:
      'Each morning, doorways across Tamil Nadu get a pulli kolam: a grid of dots and one line that goes round all of them and closes on itself. We treat data the same way. We find the dots you already have, and draw the line that joins them.',
    contact: 'Contact us',
    founders: 'Meet the founders',
  },
  why: {
    heading: `Why Choose ${company.name}`,
    introduction: 'Three reasons clients give when they recommend us.',
    habits: [
      {
        title: 'Expertise',
        text: 'Web, mobile, models and devices under one roof, so nobody passes your problem to another vendor.',
      },
      {
        title: 'Reliability',
        text: 'We answer within two working days, and say it early when a date is in danger.',
      },
      {
        title: 'Innovation',
        text: 'One day in ten goes into trying things. What survives is offered to you; what fails is written up.',
      },
    ],
  },
  expertise: {
    heading: 'Six fields we know well',
    fields: [
      { title: 'Artificial Intelligence', text: 'Assistants and image checks that name their sources.' },
      { title: 'Machine Learning', text: 'Forecasts retrained each month on what really happened.' },
      { title: 'IoT Integration', text: 'Sensors, gateways and the wiring in between.' },
      { title: 'Data Analytics', text: 'One agreed number for each question your managers ask.' },
      { title: 'Mobile & Web Development', text: 'Fast on old phones, tidy on wide screens.' },
      { title: 'Custom Software Solutions', text: 'For the process that only your firm has.' },
    ],
  },
  founders: {
    heading: 'The two founders',
    introduction: 'They are the whole leadership team, and both still take client calls.',
  },
  dayKolam: {
    heading: 'A kolam a day',
    introduction:
      'The date decides where the line crosses itself. So everybody sees the same kolam today, and another one tomorrow.',
  },
  closing: {
    heading: 'Come by for filter coffee, or call',
    text: `${addressLines.join(', ')}. The door is open at all hours.`,
    action: 'Contact us',
  },
} as const;
