import { screen } from '@testing-library/react';
import { calls } from '../../../contract/calls.ts';
import { offline, serverMessage } from '../../../mocks/faults.ts';
import { visitor } from '../../../mocks/fixtures.ts';
import { installMocks, server } from '../../../mocks/server.ts';
import { fillIn, openForm, submit } from '../../testing/forms/formSteps.ts';

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
  'a mail call of the %s form that is %s logs one line, which contains nothing that was sent',
  async (kind, _how, handler, why) => {
    const page = await openForm(kind);
    await fillIn(kind, page);
    server.use(handler());
    await submit(kind, page);
    expect(await screen.findByRole('dialog', { name: 'Application Submitted' })).toBeVisible();
    expect(lines).toEqual([`The emails of the ${kind} form could not be released: ${why}.`]);
  },
);

test('nothing is logged if the visitor is told of the failed emails', async () => {
  const page = await openForm('consultation');
  await fillIn('consultation', page);
  server.use(serverMessage(calls.mailConsultationRequest, 500, 'Full.'));
  await submit('consultation', page);
  await screen.findByRole('dialog', { name: 'Partial Success' });
  expect(lines).toEqual([]);
});

test('nothing is logged if all calls succeed', async () => {
  const page = await openForm('partnership');
  await fillIn('partnership', page);
  await submit('partnership', page);
  await screen.findByRole('dialog', { name: 'Application Submitted' });
  expect(lines).toEqual([]);
});
