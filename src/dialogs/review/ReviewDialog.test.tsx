import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { fieldsOf } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { blankValuesOf } from '../../../contract/fields.ts';
import type { Field, FieldValues } from '../../../contract/fields.ts';
import { makePdf } from '../../../mocks/fixtures.ts';
import { ReviewButton } from '../../forms/application/review/ReviewButton.tsx';
import { FieldForm } from '../../forms/engine/FieldForm.ts';
import { ErrorSummary } from '../../forms/parts/ErrorSummary.tsx';
import { useForm } from '../../forms/engine/formContext.ts';
import { FormField } from '../../forms/parts/FormField.tsx';
import { followFocus, pageRootId } from '../../navigation/pageFocus.ts';
import { makeStore } from '../../app/store/store.ts';
import { ReviewDialog } from './lazyReview.ts';

const partnership = {
  kind: 'partnership',
  fields: fieldsOf('partnership').filter(({ name }) => ['businessName', 'website', 'email'].includes(name)),
  initial: { email: 'asha@mail.example' },
} as const;

type Opened = {
  kind: ApplicationKind;
  fields: readonly Field[];
  initial: FieldValues;
  /** Rendered after the fields. */
  more?: ReactNode;
};

const stops: (() => void)[] = [];
beforeEach(() => {
  stops.push(followFocus());
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Opens a form, with three fields by default, in a tab whose history has a previous page. */
function open({ kind, fields, initial, more }: Opened = partnership) {
  const sent = jest.fn(async () => undefined);
  const store = makeStore();
  const form = (
    <div id={pageRootId}>
      <FieldForm form={kind} fields={fields} initial={initial} onSubmit={sent}>
        <ErrorSummary />
        {fields.map((field) => (
          <FormField key={field.name} field={field} />
        ))}
        <button type="submit">Submit</button>
        <ReviewButton kind={kind} Sheet={ReviewDialog} />
        {more}
      </FieldForm>
    </div>
  );
  const routes = [
    { path: '/before', element: <p>Another page</p> },
    { path: '/form', element: form },
  ];
  window.history.replaceState(null, '', '/before');
  window.history.pushState({ usr: { a: 1 }, key: 'form', idx: 1 }, '', '/form');
  const router = createBrowserRouter(routes);
  stops.push(() => router.dispose());
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const user = userEvent.setup();
  const write = async (label: RegExp, text: string) => {
    await user.click(input(label));
    await user.paste(text);
  };
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { sent, router, user, write, press };
}

const sheet = () => screen.findByRole('dialog', { name: 'Check your answers' });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const input = (name: RegExp) => screen.getByLabelText(name);

/** Opens the form and the sheet with its answers. */
async function openReview() {
  const page = open();
  await page.write(/^Business name/, ' Raman Textiles');
  await page.press('Review');
  return { ...page, dialog: await sheet() };
}

test('errors show as on submitting, and no sheet opens', async () => {
  const { press, sent, write } = open();
  await write(/^Website/, 'no address');
  await press('Review');
  const summary = await screen.findByRole('alert');
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Business name is required.',
    'Please enter a valid URL.',
  ]);
  await waitFor(() => expect(input(/^Business name/)).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
});

test('‘Send’ sends once, even if it is pressed twice, and closes the sheet', async () => {
  const { dialog, sent, user } = await openReview();
  expect(sent).not.toHaveBeenCalled();
  expect(
    within(dialog).getByRole('group', {
      name: 'Nothing is sent yet. Change what is not right, then send it.',
    }),
  ).toHaveFocus();
  // The first sentence is the name of the focused group; as a description of the dialog it would be read twice.
  expect(dialog).toHaveAccessibleDescription('');
  expect(dialog).toHaveTextContent('Raman Textiles');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Send' }));
  await gone();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith(
    { businessName: 'Raman Textiles', website: '', email: 'asha@mail.example' },
    expect.anything(),
  );
});

test('‘Change’ focuses the field of its answer, and so does the name of an empty field', async () => {
  const { press } = await openReview();
  expect(screen.queryByRole('button', { name: 'Change Email' })).not.toBeInTheDocument();
  await press('Change Business name');
  await gone();
  await waitFor(() => expect(input(/^Business name/)).toHaveFocus());
  await press('Review');
  await sheet();
  await press('Add Website');
  await gone();
  await waitFor(() => expect(input(/^Website/)).toHaveFocus());
});

test.each(['Esc', 'its button', 'Back of the browser'])(
  '%s closes the sheet, keeps all answers, and restores the history',
  async (way) => {
    const { user, router, write, press } = open();
    const { key } = router.state.location;
    await write(/^Business name/, 'Raman Textiles');
    await press('Review');
    await sheet();
    await waitFor(() => expect(router.state.location.key).not.toBe(key));
    expect(router.state.location).toMatchObject({ pathname: '/form', state: { a: 1 } });
    if (way === 'Esc') await user.keyboard('{Escape}');
    else if (way === 'its button') await press('Back to the form');
    else await act(() => router.navigate(-1));
    await gone();
    await waitFor(() => expect(router.state.location.key).toBe(key));
    expect(input(/^Business name/)).toHaveValue('Raman Textiles');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Review' })).toHaveFocus());
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/before'));
  },
);

/** Resets the form as an action in another tab does. */
function EmptyTheForm() {
  const { fields: asked, reset } = useForm();
  return (
    <button type="button" onClick={() => reset(blankValuesOf(asked))}>
      Empty
    </button>
  );
}

test('the sheet closes when another tab empties the form', async () => {
  const withFile = fieldsOf('job').filter(({ name }) => ['email', 'resume'].includes(name));
  const initial = { email: 'asha@mail.example', resume: makePdf() };
  const { press } = open({ kind: 'job', fields: withFile, initial, more: <EmptyTheForm /> });
  await press('Review');
  expect(await sheet()).toHaveTextContent('Meena Raman.pdf');
  act(() => screen.getByText('Empty').click());
  await gone();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Review' })).toHaveFocus());
});
