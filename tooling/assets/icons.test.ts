import { serviceIcons } from '../../src/content/services/serviceIcons.ts';

test.each(Object.entries(serviceIcons))(
  'the icon of %s is a single line and has at least one dot',
  (_name, { line, dots }) => {
    expect(line).toMatch(/^M[^Mm]*$/);
    expect(dots.length).toBeGreaterThan(0);
  },
);
