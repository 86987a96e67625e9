import type { Technology } from './technologies.ts';

/** The first tab: it is in the HTML. */
export const frontend: readonly Technology[] = [
  { name: 'React', line: 'Screens built from small, tested parts', logo: 'react' },
  { name: 'Angular', line: 'Large internal tools with strict structure', logo: 'angular' },
  { name: 'TypeScript', line: 'Code that catches mistakes before you do', logo: 'typescript' },
  { name: 'JavaScript', line: 'The language each browser speaks', logo: 'javascript' },
  { name: 'Next.js', line: 'Pages drawn on the server for a fast start', logo: 'nextdotjs' },
  { name: 'HTML5', line: 'Markup that screen readers understand', logo: 'html5' },
  { name: 'CSS', line: 'Layouts that fit a phone and a wall display', logo: 'css' },
  { name: 'MUI', line: 'Form fields and dialogs that behave alike', logo: 'mui' },
  { name: 'Redux', line: 'One place that knows what the app is doing', logo: 'redux' },
  { name: 'Vite', line: 'Builds that finish while you wait', logo: 'vite' },
];
