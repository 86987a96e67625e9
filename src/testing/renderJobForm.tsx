import { act, fireEvent, screen } from '@testing-library/react';
import { jobAnswers, makePdf, signUpAndLogIn } from '../../mocks/fixtures.ts';
import { currentTestServer } from '../../mocks/server.ts';
import { renderApp } from './renderApp.tsx';
import type { FormPage } from './renderForm.tsx';
import { seedToken } from './seedToken.ts';

export const button = (name: string) => screen.getByRole('button', { name });
export const field = (name: string | RegExp) =>
  screen.getByLabelText(name, { selector: 'input, textarea, select' });

/** The job application of somebody who is logged in. */
export async function openForm(state?: unknown): Promise<FormPage & { token: string }> {
  const { token } = await signUpAndLogIn(await currentTestServer());
  seedToken(token);
  const page = await renderApp({ pathname: '/job-application', state });
  await screen.findByLabelText('Name');
  return { ...page, token };
}

export const write = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(field(label), { target: { value } }));

/** Every required answer and some of the others. */
export async function fillIn({ user }: FormPage) {
  await write('Name', jobAnswers.name);
  await write('Phone number', jobAnswers.phone);
  await user.selectOptions(field('Role'), jobAnswers.role);
  await write('Education', jobAnswers.education);
  await write('Experience', jobAnswers.experience);
  await write(/^Skills/, jobAnswers.skills);
  await write(/^Portfolio/, jobAnswers.portfolio);
  await write(/^Cover letter/, jobAnswers.coverLetter);
  await user.upload(field('Resume'), makePdf());
  await screen.findByText('Checked: this is a PDF.');
}

export const submit = ({ user }: FormPage) => user.click(button('Submit application'));
export const success = () => screen.findByRole('dialog', { name: 'Application Submitted' });
export const refusalOf = (name: string) => screen.findByRole('alertdialog', { name });
