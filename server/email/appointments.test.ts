import { answersOf } from '../../mocks/fixtures.ts';
import { contentOf, installEmailSite } from '../../mocks/email/emailSite.ts';
import type { EmailAttachment } from './email.ts';

const { currentServer, emailsAbout } = installEmailSite();
const inNewYork = { 'Time-Zone': 'America/New_York' };

test('both emails name a meeting in both zones, and have a calendar file', async () => {
  const { id, reference, toStaff, toSender } = await emailsAbout(
    'submitConsultationRequest',
    answersOf.consultation,
    inNewYork,
  );
  const [theirs, ours] = [
    'Monday 4 May 2026, 16:30 (Eastern Daylight Time, UTC-04:00)',
    'Tuesday 5 May 2026, 02:00 (India Standard Time, UTC+05:30)',
  ];
  expect(toSender.text).toContain(`Your time: ${theirs}\nOur time: ${ours}`);
  expect(toStaff.text).toContain(`Sender’s time: ${theirs}\nOur time: ${ours}`);
  expect(toSender.text).toContain('The time you asked for:\n');
  expect(toSender.text).toMatch(/^It is not fixed yet: .* The attached file puts it into your calendar\.$/m);
  expect(toStaff.text).toContain('The time asked for:\n');
  expect(toStaff.text).not.toContain('It is not fixed yet');
  for (const { attachments = [] } of [toStaff, toSender]) {
    expect(attachments.map(({ name, type }) => [name, type])).toEqual([
      ['appointment.ics', 'text/calendar; charset=utf-8; method=PUBLISH'],
    ]);
    const calendar = (await contentOf(attachments[0] as EmailAttachment)).replaceAll('\r\n ', '');
    for (const line of [
      'METHOD:PUBLISH',
      `UID:${id}@localhost`,
      'DTSTART:20260504T203000Z',
      'DURATION:PT1H',
      'STATUS:TENTATIVE',
      `SUMMARY:Kolam Works: consultation request ${reference}`,
    ])
      expect(calendar.split('\r\n')).toContainEqual(
        expect.stringMatching(new RegExp(`^${line.replaceAll(/[:+]/g, '.')}$`)),
      );
    // The file contains nothing that was typed.
    expect(calendar).not.toContain('Accessibility');
  }
});

test.each([
  ['1969-12-31', /^DTSTART:19691231T213000Z/m],
  ['0026-05-04', /^DTSTART:00260504T212700Z/m],
  ['0000-05-04', /^DTSTART:00000504T212700Z/m],
])(
  'a meeting on %s, which can only be a typing error, has a calendar file in both emails',
  async (preferredDate, start) => {
    const { toStaff, toSender } = await emailsAbout(
      'submitConsultationRequest',
      { ...answersOf.consultation, preferredDate },
      inNewYork,
    );
    for (const { attachments = [] } of [toStaff, toSender])
      expect(await contentOf(attachments[0] as EmailAttachment)).toMatch(start);
  },
);

test('a meeting in a year that no calendar can read has no calendar file, and the text promises none', async () => {
  const { toStaff, toSender } = await emailsAbout(
    'submitConsultationRequest',
    { ...answersOf.consultation, preferredDate: '9999-12-31', preferredTime: '23:59' },
    inNewYork,
  );
  for (const { text, attachments } of [toStaff, toSender]) {
    expect(text).toContain('Friday 31 December 9999, 23:59');
    expect(text).not.toContain('The attached file');
    expect(attachments).toEqual([]);
  }
});

test('a meeting has one time if both zones show the same', async () => {
  const { toSender } = await emailsAbout('submitServiceRequest', answersOf.service, {
    'Time-Zone': 'Asia/Calcutta',
  });
  expect(toSender.text).toContain('Your time: Monday 4 May 2026, 16:30 (India Standard Time, UTC+05:30)\n');
  expect(toSender.text).not.toContain('Our time');
});

test.each(['', 'Nowhere/Land', 'x'.repeat(5000), '<b>'])(
  'a meeting without a known zone (%.12s) is in the sender’s local time, and no zone is guessed',
  async (zone) => {
    const { id, toStaff, toSender } = await emailsAbout('submitServiceRequest', answersOf.service, {
      'Time-Zone': zone,
    });
    expect((await currentServer().dependencies.store.submissionById(id))?.time_zone).toBeNull();
    expect(toStaff.text).toContain(
      'Monday 4 May 2026, 16:30 (the sender’s local time; the zone is not known)',
    );
    expect(toStaff.attachments).toEqual([]);
    expect(toSender.text).toContain('Your time: Monday 4 May 2026, 16:30 (your local time)\n');
    const [file] = toSender.attachments ?? [];
    expect(await contentOf(file as EmailAttachment)).toMatch(/\r\nDTSTART:20260504T163000\r\n/);
  },
);

test('the time zone is stored only with a form that asks for a time', async () => {
  const { id } = await emailsAbout('submitFeedback', answersOf.feedback, inNewYork);
  expect((await currentServer().dependencies.store.submissionById(id))?.time_zone).toBeNull();
});
