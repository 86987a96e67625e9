import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './useHydrated.ts';

const Address = () => <p>{useHydrated() ? 'known' : 'unknown'}</p>;

test('the first render equals the HTML, the next one is told that it is hydrated', async () => {
  const html = renderToString(<Address />);
  expect(html).toBe('<p>unknown</p>');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const paragraph = root.firstChild;
  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, <Address />, { onRecoverableError: (error) => mismatches.push(error) });
  });
  expect(root.firstChild).toBe(paragraph);
  expect(root.textContent).toBe('known');
  expect(mismatches).toEqual([]);
});
