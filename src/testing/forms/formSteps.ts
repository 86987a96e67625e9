import { act, fireEvent, screen, within } from '@testing-library/react';
import { fieldsOf } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import { answersOf, formPaths, signUpAndLogIn, makePdf } from '../../../mocks/fixtures.ts';
import { seedToken } from '../seedToken.ts';
import { currentTestServer } from '../../../mocks/server.ts';
import { renderApp } from '../rendering/renderApp.tsx';
import { applicationCopy } from '../../content/applications/applications.ts';

export type FormPage = Awaited<ReturnType<typeof renderApp>>;

const escaped = (label: string) => label.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A field by its label, with or without the mark “(optional)”. */
export const question = (label: string) =>
  screen.getByLabelText(new RegExp(`^${escaped(label)}( \\(optional\\))?$`), {
    selector: 'input, textarea, select',
  });

export const write = (label: string, value: string) =>
  act(async () => void fireEvent.change(question(label), { target: { value } }));

/** Opens a form for a visitor who is not logged in. */
export async function openAnonymousForm(kind: ApplicationKind, state?: unknown): Promise<FormPage> {
  const page = await renderApp({ pathname: formPaths[kind], state });
  await screen.findByRole('button', { name: applicationCopy[kind].submit });
  return page;
}

/** Opens a form for a visitor with a new account, who is logged in. */
export async function openForm(
  kind: ApplicationKind,
  state?: unknown,
): Promise<FormPage & { token: string }> {
  const { token } = await signUpAndLogIn(await currentTestServer());
  seedToken(token);
  return { ...(await openAnonymousForm(kind, state)), token };
}

/** Fills in the answers of `mocks/fixtures.ts` in the order of the fields, and uploads a PDF into a file field. */
export async function fillIn(kind: ApplicationKind, { user }: FormPage) {
  const answers: Readonly<Record<string, string>> = answersOf[kind];
  for (const { name, label, control, readOnly } of fieldsOf(kind)) {
    const answer = answers[name];
    if (control === 'file') {
      await user.upload(question(label), makePdf());
      await screen.findByText('Checked: this is a PDF.');
    } else if (answer === undefined || readOnly) continue;
    else if (control === 'radio') await user.click(screen.getByRole('radio', { name: answer }));
    else await write(label, answer);
  }
}

export const submit = (kind: ApplicationKind, { user }: FormPage) =>
  user.click(screen.getByRole('button', { name: applicationCopy[kind].submit }));

export const press = async ({ user }: FormPage, dialog: HTMLElement, name: string) =>
  user.click(within(dialog).getByRole('button', { name }));

/** The dialog after a job application was submitted successfully. */
export const success = () => screen.findByRole('dialog', { name: 'Application Submitted' });

/** The error dialog with this title. */
export const refusalOf = (title: string) => screen.findByRole('alertdialog', { name: title });
