import { answersOf, formOf, jobAnswers, makePdf, signUpAndLogIn, visitor } from '../../mocks/fixtures.ts';
import { makeTestServer } from '../../mocks/testServer.ts';
import type { TestServer } from '../../mocks/testServer.ts';
import type { CallName } from '../../contract/calls.ts';
import { defaultSettings } from '../settings.ts';
import { makeOutboxSender } from './outbox.ts';
import type { Email, EmailAttachment } from './email.ts';

let testServer: TestServer;
let token: string;
beforeEach(async () => {
  testServer = await makeTestServer();
  ({ token } = await signUpAndLogIn(testServer));
  await testServer.db.deleteFrom('outbox').execute();
});
afterEach(() => testServer.close());

const staff = 'staff@example.invalid';

/** Sends a form and gives both emails. */
async function emailsAbout(call: CallName, body: object | FormData, headers: Record<string, string> = {}) {
  const answer = await testServer.call(call, body, { token, headers });
  const { data } = (await answer.json()) as { data: { id: string; reference: string } };
  testServer.clock.move(60_000);
  await testServer.flush();
  const emailTo = (address: string) =>
    testServer.sent.find(({ to }) => to === address) as Email & { html: string };
  return { ...data, toStaff: emailTo(staff), toSender: emailTo(visitor.email) };
}

async function contentOf({ open }: EmailAttachment): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of open()) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

/** What a reader of the HTML reads, in one line. */
const wordsOf = (html: string) =>
  html
    .replace(/<(style|title)>[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');

describe('an email', () => {
  test('says the same as text and as a page, and fetches nothing', async () => {
    const { toStaff, toSender, reference } = await emailsAbout('submitJobApplication', formOf(jobAnswers));
    for (const { text, html } of [toStaff, toSender]) {
      const words = wordsOf(html);
      for (const line of text.split('\n').filter((row) => !/^(http|Open the file)/.test(row.trim())))
        for (const part of line.split(/: (.*)/).filter(Boolean))
          expect(words).toContain(part.trim().replace(/:$/, ''));
      expect(html).toContain(reference);
      expect(html.match(/\bsrc="[^"]*"/g)).toEqual(['src="cid:kolam@email"']);
      expect(html).not.toMatch(/<script|<link|@import|url\(|\son\w+=/i);
    }
    expect(toSender.text).toMatch(/^Hello Meena Raman,\n\nwe have received your job application\./);
    expect(toSender.text).toContain('Role: Backend Architect (Backend Team)\n');
  });

  test('has a language, a heading, a table with headings, and looks for the reader’s light', async () => {
    const { toSender } = await emailsAbout('submitFeedback', answersOf.feedback);
    expect(toSender.html).toMatch(/^<!doctype html>\s*<html lang="en" dir="ltr">/);
    expect(toSender.html).toContain('<meta name="color-scheme" content="light dark" />');
    expect(toSender.html.match(/<h1/g)).toHaveLength(1);
    expect(toSender.html).toMatch(/<th scope="row"[^>]*>Reference<\/th>/);
    expect(toSender.html.match(/<table(?!\s+(?:role="presentation"|class="facts"))/g)).toBeNull();
  });

  test('holds markup, line breaks and headers that were typed as what they are: text', async () => {
    const hostile = '<img src=x onerror=alert(1)>"\'&amp;<style>*{}</style>';
    const message = `${hostile}\nBcc: everybody@example.org\n\n--_NmP--`;
    const { toStaff, toSender } = await emailsAbout('submitFeedback', {
      ...answersOf.feedback,
      name: hostile,
      message,
    });
    expect(toStaff.html).not.toMatch(/<img src=x|<style>\*/);
    expect(wordsOf(toStaff.html)).toContain(`${hostile} Bcc: everybody@example.org`);
    expect(toStaff.text).toContain(`    ${hostile}\n    Bcc: everybody@example.org`);
    expect(JSON.stringify(toSender)).not.toContain('onerror');
    for (const { subject, replyTo } of [toStaff, toSender])
      expect(`${subject}${replyTo}`).not.toMatch(/[\r\n<]/);
  });

  test('greets by the name of the account, as text and within reason', async () => {
    await testServer.db
      .updateTable('account')
      .set({ name: `<b>Meena</b>\n\nPay here: ${'x'.repeat(300)}` })
      .execute();
    const { toSender } = await emailsAbout('submitFeedback', answersOf.feedback);
    expect(toSender.text.split('\n')[0]).toMatch(/^Hello <b>Meena<\/b> Pay here: x{20,60}…,$/);
    expect(toSender.html).toContain('Hello &lt;b&gt;Meena&lt;/b&gt; Pay here');
  });
});

test('the reference is the same in the answer, in both subjects, in both emails and at rest', async () => {
  const { id, reference, toStaff, toSender } = await emailsAbout('submitFeedback', answersOf.feedback);
  expect(reference).toMatch(/^KW-\w{4}-\w{2}$/);
  expect((await testServer.dependencies.store.submissionById(id))?.reference).toBe(reference);
  expect([toStaff.subject, toSender.subject]).toEqual([
    `New feedback (${reference})`,
    `Feedback received (${reference})`,
  ]);
  for (const { text } of [toStaff, toSender]) expect(text).toContain(`Reference: ${reference}\n`);
});

test.each([
  ['meena@bücher.example', 'meena@xn--bcher-kva.example'],
  ['jürgen@example.org', undefined],
])(
  'the staff’s email has the Reply-To %s only where any relay takes such a header',
  async (email, replyTo) => {
    const { toStaff } = await emailsAbout('submitFeedback', { ...answersOf.feedback, email });
    expect(toStaff.replyTo).toBe(replyTo);
    expect(toStaff.text).toContain(`Email: ${replyTo ?? email}\n`);
    expect(toStaff.text.includes('Answering this email answers the sender.')).toBe(replyTo !== undefined);
  },
);

describe('a meeting', () => {
  const inNewYork = { 'Time-Zone': 'America/New_York' };

  test('is told to both sides in both zones, and goes into both calendars', async () => {
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
    for (const { attachments = [] } of [toStaff, toSender]) {
      expect(attachments.map(({ name, type }) => [name, type])).toEqual([
        ['appointment.ics', 'text/calendar; charset=utf-8; method=PUBLISH'],
      ]);
      const calendar = (await contentOf(attachments[0] as EmailAttachment)).replaceAll('\r\n\t', '');
      for (const line of [
        'METHOD:PUBLISH',
        `UID:${id}@localhost`,
        'DTSTART:20260504T203000Z',
        'DURATION:PT1H',
        'STATUS:TENTATIVE',
        `SUMMARY:Kolam Works: consultation request ${reference}`,
      ])
        expect(calendar.split('\r\n')).toContainEqual(
          expect.stringMatching(new RegExp(`^${line.replaceAll(/[:+]/g, '.')}`)),
        );
      // Nothing that was typed.
      expect(calendar).not.toContain('Accessibility');
    }
  });

  test.each([
    ['1969-12-31', /^DTSTART:19691231T213000Z/m],
    ['0026-05-04', /^DTSTART:00260504T212700Z/m],
    ['0000-05-04', /^DTSTART:00000504T212700Z/m],
  ])(
    'of %s, which only a slip of the finger asks for, is told to both sides as well',
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

  test('of a year that no calendar can write has no file for one, and none is promised', async () => {
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

  test('has one time where both zones show the same', async () => {
    const { toSender } = await emailsAbout('submitServiceRequest', answersOf.service, {
      'Time-Zone': 'Asia/Calcutta',
    });
    expect(toSender.text).toContain('Your time: Monday 4 May 2026, 16:30 (India Standard Time, UTC+05:30)\n');
    expect(toSender.text).not.toContain('Our time');
  });

  test.each(['', 'Nowhere/Land', 'x'.repeat(5000), '<b>'])(
    'without a known zone (%.12s) is the sender’s own time, and nothing is guessed',
    async (zone) => {
      const { id, toStaff, toSender } = await emailsAbout('submitServiceRequest', answersOf.service, {
        'Time-Zone': zone,
      });
      expect((await testServer.dependencies.store.submissionById(id))?.time_zone).toBeNull();
      expect(toStaff.text).toContain(
        'Monday 4 May 2026, 16:30 (the sender’s local time; the zone is not known)',
      );
      expect(toStaff.attachments).toEqual([]);
      const [file] = toSender.attachments ?? [];
      expect(await contentOf(file as EmailAttachment)).toMatch(/\r\nDTSTART:20260504T163000\r\n/);
    },
  );

  test('has a zone only where a time was asked for', async () => {
    const { id } = await emailsAbout('submitFeedback', answersOf.feedback, inNewYork);
    expect((await testServer.dependencies.store.submissionById(id))?.time_zone).toBeNull();
  });
});

describe('a resume', () => {
  const resumeOf = ({ attachments = [] }: Email) =>
    attachments.filter(({ type }) => type === 'application/pdf');

  test('is attached for the staff and linked; the sender gets neither', async () => {
    const { toStaff, toSender } = await emailsAbout('submitJobApplication', formOf(jobAnswers));
    const [file] = resumeOf(toStaff);
    expect(file).toMatchObject({ name: 'Meena Raman.pdf' });
    expect(await contentOf(file as EmailAttachment)).toBe('%PDF-1.7\nA short life\n%%EOF\n');
    expect(toStaff.text).toMatch(/Open the file, until \S+ at \S+ UTC:\nhttp:\/\/localhost\/api\/files\//);
    expect(toStaff.html).toMatch(/href="http:\/\/localhost\/api\/files\/r_[^"]+"/);
    expect(resumeOf(toSender)).toEqual([]);
    expect(toSender.html).not.toContain('/api/files/');
  });

  test('of 5 MB is linked only', async () => {
    const pdfOf = (size: number) =>
      formOf(jobAnswers, makePdf('cv.pdf', 'x'.repeat(size - makePdf('cv.pdf', '').size)));
    const { toStaff } = await emailsAbout('submitJobApplication', pdfOf(5_000_000));
    expect(resumeOf(toStaff)).toEqual([]);
    expect(toStaff.text).toContain('File: cv.pdf, 5.0 MB');
    expect(toStaff.text).toContain('/api/files/');
    testServer.sent.length = 0;
    const { toStaff: smaller } = await emailsAbout('submitJobApplication', pdfOf(4_999_999));
    expect(resumeOf(smaller)).toMatchObject([{ size: 4_999_999 }]);
  });

  test('stays behind where the relay refuses the email with it, and the email still leaves', async () => {
    const tried: number[] = [];
    const picky = makeOutboxSender(
      testServer.dependencies,
      {
        send: async (email) => {
          tried.push(resumeOf(email).length);
          return resumeOf(email).length > 0 ? 'refused' : 'sent';
        },
      },
      testServer.settings,
    );
    await testServer.call('submitJobApplication', formOf(jobAnswers), { token });
    testServer.clock.move(60_000);
    await picky.flush();
    expect(tried.toSorted((one, other) => one - other)).toEqual([0, 0, 1]);
    expect(await testServer.dependencies.store.emailCounts()).toEqual({ sent: 2 });
  });

  test('stays behind after three attempts that failed', async () => {
    const tried: number[] = [];
    const slow = makeOutboxSender(
      testServer.dependencies,
      {
        send: async (email) => {
          if (email.to === staff) tried.push(resumeOf(email).length);
          throw new Error('too slow');
        },
      },
      testServer.settings,
    );
    await testServer.call('submitJobApplication', formOf(jobAnswers), { token });
    for (let hours = 0; hours < 5; hours += 1) {
      testServer.clock.move(73 * 60_000);
      await slow.flush();
    }
    expect(tried).toEqual([1, 1, 1, 0, 0]);
    expect(defaultSettings.outbox.attachment.attempts).toBe(3);
  });
});

test('nothing of an email is at rest but references', async () => {
  await testServer.call('submitConsultationRequest', answersOf.consultation, {
    token,
    headers: { 'Time-Zone': 'Asia/Tokyo' },
  });
  const rows = await testServer.db.selectFrom('outbox').selectAll().execute();
  for (const { ref } of rows) expect(Object.keys(JSON.parse(ref) as object)).toEqual(['submission']);
});
