import { serviceIcons } from '../../src/content/services/serviceIcons.ts';

test.each(Object.entries(serviceIcons))(
  'the icon of %s is one line, and has a dot',
  (_name, { line, dots }) => {
    expect(line).toMatch(/^M[^Mm]*$/);
    expect(dots.length).toBeGreaterThan(0);
  },
);
