import { formOf, jobAnswers, makePdf } from '../../mocks/fixtures.ts';
import { contentOf, installEmailSite, staff } from '../../mocks/email/emailSite.ts';
import { outboxSteps } from '../../mocks/email/outboxSteps.ts';
import { refused, taken } from '../../mocks/email/relayResults.ts';
import { defaultSettings } from '../common/settings.ts';
import type { Email, EmailAttachment } from './email.ts';

const { currentServer, send, emailsAbout } = installEmailSite();
const { outboxOver, senderOver } = outboxSteps(currentServer);
const resumeOf = ({ attachments = [] }: Email) =>
  attachments.filter(({ type }) => type === 'application/pdf');

test('a resume is attached for the staff and linked; the sender gets neither', async () => {
  const { toStaff, toSender } = await emailsAbout('submitJobApplication', formOf(jobAnswers));
  const [file] = resumeOf(toStaff);
  expect(file).toMatchObject({ name: 'Meena Raman.pdf' });
  expect(await contentOf(file as EmailAttachment)).toBe('%PDF-1.7\nA short life\n%%EOF\n');
  expect(toStaff.text).toMatch(
    /Open the file, works until \d+ \w+ \d{4}.*:\nhttp:\/\/localhost\/api\/files\//,
  );
  expect(toStaff.html).toMatch(/href="http:\/\/localhost\/api\/files\/r_[^"]+"/);
  expect(toStaff.html).toMatch(/>Works until \d+ \w+ \d{4}/);
  expect(resumeOf(toSender)).toEqual([]);
  expect(toSender.html).not.toContain('/api/files/');
});

test('a resume of 5 MB is linked only', async () => {
  const pdfOf = (size: number) =>
    formOf(jobAnswers, makePdf('cv.pdf', 'x'.repeat(size - makePdf('cv.pdf', '').size)));
  const { toStaff } = await emailsAbout('submitJobApplication', pdfOf(5_000_000));
  expect(resumeOf(toStaff)).toEqual([]);
  expect(toStaff.text).toContain('File: cv.pdf, 5.0 MB');
  expect(toStaff.text).toContain('/api/files/');
  currentServer().sent.length = 0;
  const { toStaff: smaller } = await emailsAbout('submitJobApplication', pdfOf(4_999_999));
  expect(resumeOf(smaller)).toMatchObject([{ size: 4_999_999 }]);
});

test('an email that the relay refuses with the resume is sent without it', async () => {
  const tried: number[] = [];
  const sent: Email[] = [];
  const picky = outboxOver(async (email) => {
    tried.push(resumeOf(email).length);
    if (resumeOf(email).length === 0) sent.push(email);
    return resumeOf(email).length > 0 ? refused : taken;
  });
  await send('submitJobApplication', formOf(jobAnswers));
  currentServer().clock.move(60_000);
  await picky.flush();
  expect(tried.toSorted((one, other) => one - other)).toEqual([0, 0, 1]);
  expect(sent.find(({ to }) => to === staff)?.text).toContain('/api/files/');
  expect(await currentServer().dependencies.store.emailCounts()).toEqual({ sent: 2 });
});

test('an email that the relay takes with the resume is sent once', async () => {
  await send('submitJobApplication', formOf(jobAnswers));
  currentServer().clock.move(60_000);
  currentServer().sent.length = 0;
  await currentServer().flush();
  const recipients = currentServer().sent.map(({ to }) => to);
  expect(recipients).toHaveLength(2);
  expect(recipients.filter((to) => to === staff)).toHaveLength(1);
});

test('sending without the resume can be aborted by a stop, too', async () => {
  const sending = new AbortController();
  const given: unknown[] = [];
  const picky = senderOver(async (email, passedOn) => {
    if (email.to === staff) given.push(passedOn);
    return refused;
  });
  await send('submitJobApplication', formOf(jobAnswers));
  currentServer().clock.move(60_000);
  for (let due = await picky.claim(); due; due = await picky.claim()) await picky.send(due, sending);
  expect(given).toEqual([sending, sending]);
});

test('after three failed attempts the email is sent without the resume', async () => {
  const tried: number[] = [];
  const slow = outboxOver(async (email) => {
    if (email.to === staff) tried.push(resumeOf(email).length);
    throw new Error('too slow');
  });
  await send('submitJobApplication', formOf(jobAnswers));
  for (let hours = 0; hours < 5; hours += 1) {
    currentServer().clock.move(73 * 60_000);
    await slow.flush();
  }
  expect(tried).toEqual([1, 1, 1, 0, 0]);
  expect(defaultSettings.outbox.attachment.attempts).toBe(3);
});
