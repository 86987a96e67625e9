import { render } from '@testing-library/react';
import { keyHelp } from '../../content/trace/supportKeys.ts';
import { searchCopy } from '../../content/search.ts';
import { KeyName } from './KeyName.tsx';

const keys = new Set<string>(
  [...Object.values(keyHelp), ...searchCopy.keys].flatMap(({ keys: names }): readonly string[] => names),
);

test.each([...keys])('the key %s is text, or drawn if it is an arrow, and read alike', (key) => {
  const { container } = render(<KeyName name={key} />);
  expect(container).toHaveTextContent(key);
  const isPlain = /^[ -~]+$/.test(key);
  expect(container.querySelectorAll('svg')).toHaveLength(isPlain ? 0 : 1);
});
