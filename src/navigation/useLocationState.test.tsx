import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { useLocationState } from './useLocationState.ts';

const rendered = jest.fn();

function Page() {
  rendered();
  return <p>{useLocationState().status ?? 'nothing'}</p>;
}

/** Hydrates the page, which was prerendered without a location state, with this one. */
async function hydrate(state: unknown) {
  const pageAt = (found: unknown) => (
    <MemoryRouter initialEntries={[{ pathname: '/', state: found }]}>
      <Page />
    </MemoryRouter>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(pageAt(null));
  rendered.mockClear();
  await act(async () => {
    hydrateRoot(root, pageAt(state), { onRecoverableError: fail });
  });
  return root;
}

const fail = (error: unknown) => {
  throw error;
};

test('the location state is returned after the render that equals the HTML', async () => {
  expect(await hydrate({ status: 'Account created. Please log in.' })).toHaveTextContent(
    'Account created. Please log in.',
  );
  expect(rendered).toHaveBeenCalledTimes(2);
});

test('without a location state the page is rendered once', async () => {
  expect(await hydrate(null)).toHaveTextContent('nothing');
  expect(rendered).toHaveBeenCalledTimes(1);
});
