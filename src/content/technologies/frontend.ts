import type { Technology } from './technologies.ts';

/** The first tab: it is in the HTML. */
export const frontend: readonly Technology[] = [
  { name: 'React', summary: 'Screens built from small, tested parts', logo: 'react' },
  { name: 'Angular', summary: 'Large internal tools with strict structure', logo: 'angular' },
  { name: 'TypeScript', summary: 'Code that catches mistakes before you do', logo: 'typescript' },
  { name: 'JavaScript', summary: 'The language each browser speaks', logo: 'javascript' },
  { name: 'Next.js', summary: 'Pages drawn on the server for a fast start', logo: 'nextdotjs' },
  { name: 'HTML5', summary: 'Markup that screen readers understand', logo: 'html5' },
  { name: 'CSS', summary: 'Layouts that fit a phone and a wall display', logo: 'css' },
  { name: 'MUI', summary: 'Form fields and dialogs that behave alike', logo: 'mui' },
  { name: 'Redux', summary: 'One place that knows what the app is doing', logo: 'redux' },
  { name: 'Vite', summary: 'Builds that finish while you wait', logo: 'vite' },
];
