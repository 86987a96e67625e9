import { screen } from '@testing-library/react';
import { calls } from '../../../contract/calls.ts';
import { offline, serverMessage } from '../../../mocks/faults.ts';
import { visitor } from '../../../mocks/fixtures.ts';
import { installMocks, server } from '../../../mocks/server.ts';
import { fillIn, openForm, submit } from '../../testing/renderForm.tsx';

installMocks();

let lines: string[];
beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'info').mockImplementation((line: string) => void lines.push(line));
});

test.each([
  [
    'job',
    'refused',
    () => serverMessage(calls.mailJobApplication, 500, `No mail to ${visitor.email}.`),
    'status 500',
  ],
  ['partnership', 'not answered', () => offline(calls.mailPartnershipApplication), 'no answer'],
] as const)(
  'a mail call of the %s form that is %s leaves one line on the console, without a word of what was sent',
  async (kind, _how, handler, why) => {
    const page = await openForm(kind);
    await fillIn(kind, page);
    server.use(handler());
    await submit(kind, page);
    expect(await screen.findByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
    expect(lines).toEqual([`The emails of the ${kind} form could not be released: ${why}.`]);
  },
);

test('where the visitor is told of it, nothing is logged', async () => {
  const page = await openForm('consultation');
  await fillIn('consultation', page);
  server.use(serverMessage(calls.mailConsultationRequest, 500, 'Full.'));
  await submit('consultation', page);
  await screen.findByRole('dialog', { name: 'Partial Success' });
  expect(lines).toEqual([]);
});

test('where all went well, nothing is logged', async () => {
  const page = await openForm('partnership');
  await fillIn('partnership', page);
  await submit('partnership', page);
  await screen.findByRole('dialog', { name: 'Application Submitted' });
  expect(lines).toEqual([]);
});
