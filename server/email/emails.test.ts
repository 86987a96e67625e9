import { fieldsOf } from '../../contract/applications.ts';
import { hearAboutUs } from '../../contract/enumerations/choices.ts';
import { shownAnswerOf } from '../../contract/shownAnswer.ts';
import { momentIn } from '../../contract/times/timeZones.ts';
import { answersOf, formOf, jobAnswers, visitor } from '../../mocks/fixtures.ts';
import { installEmailSite } from '../../mocks/email/emailSite.ts';

const { currentServer, send, emailsAbout } = installEmailSite();

/** The visible text of the HTML, in one line. */
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
  test('has the same content as text and as HTML, and fetches nothing', async () => {
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
    expect(toSender.text).toMatch(/^Hello Meena Raman,\n\nWe have received your job application\./);
    expect(toSender.text).toContain('Role: Backend Architect (Backend Team)\n');
  });

  test('has a language, a heading, a table with row headings, and supports light and dark', async () => {
    const { toSender } = await emailsAbout('submitFeedback', answersOf.feedback);
    expect(toSender.html).toMatch(/^<!doctype html>\s*<html lang="en" dir="ltr">/);
    expect(toSender.html).toContain('<meta name="color-scheme" content="light dark" />');
    expect(toSender.html.match(/<h1/g)).toHaveLength(1);
    expect(toSender.html).toMatch(/<th scope="row"[^>]*>Reference<\/th>/);
    expect(toSender.html.match(/<table(?!\s+(?:role="presentation"|class="facts"))/g)).toBeNull();
  });

  test('names its language on an element that webmail keeps, and is 600 px wide in Outlook for Windows', async () => {
    const { toStaff } = await emailsAbout('submitJobApplication', formOf(jobAnswers));
    const [, body = ''] = toStaff.html.split(/<body[^>]*>/);
    expect(body).toMatch(/^\s*<div lang="en" dir="ltr">/);
    const [start = '', end = ''] = body.match(/<!--\[if mso\]>.*?<!\[endif\]-->/g) ?? [];
    expect(start).toContain('<table role="presentation" width="600"');
    expect(end).toContain('</table>');
    const between = body.slice(body.indexOf(start) + start.length, body.indexOf(end));
    expect(between).toMatch(/^\s*<table\s[^]*<\/table>\s*$/);
    expect(between).toMatch(/<td class="button" style="[^"]*mso-padding-alt:14px 24px;[^"]*">\s*<a href/);
  });

  test('has typed markup, line breaks and headers as mere text', async () => {
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

  test('an email as text indents every typed line, whichever character ends the one before', async () => {
    const posing = 'Open the file:';
    const typed = `Hello\u0085${posing}\u2028${posing}\u2029${posing}`;
    const { toStaff } = await emailsAbout('submitFeedback', { ...answersOf.feedback, message: typed });
    const lines = toStaff.text.split(/[\n\u0085\u2028\u2029]/);
    expect(lines.filter((line) => line.includes(posing))).toHaveLength(3);
    expect(lines.filter((line) => line.startsWith(posing))).toEqual([]);
  });

  test('greets by the name of the account, escaped, in one line and cut', async () => {
    await currentServer()
      .db.updateTable('account')
      .set({ name: `<b>Meena</b>\n\nPay here: ${'x'.repeat(300)}` })
      .execute();
    const { toSender } = await emailsAbout('submitFeedback', answersOf.feedback);
    expect(toSender.text.split('\n')[0]).toMatch(/^Hello <b>Meena<\/b> Pay here: x{20,60}…,$/);
    expect(toSender.html).toContain('Hello &lt;b&gt;Meena&lt;/b&gt; Pay here');
  });
});

test('the reference is the same in the response, in both subjects, in both emails and in the database', async () => {
  const { id, reference, toStaff, toSender } = await emailsAbout('submitFeedback', answersOf.feedback);
  expect(reference).toMatch(/^KW-\w{4}-\w{2}$/);
  expect((await currentServer().dependencies.store.submissionById(id))?.reference).toBe(reference);
  expect([toStaff.subject, toSender.subject]).toEqual([
    `New feedback (${reference})`,
    `Feedback received (${reference})`,
  ]);
  for (const { text } of [toStaff, toSender]) expect(text).toContain(`Reference: ${reference}\n`);
});

test('each email has the time of the submission in its reader’s zone, and the sender’s is answered to the firm', async () => {
  const zone = { 'Time-Zone': 'Asia/Tokyo' };
  const sentAt = currentServer().clock.now();
  const { toStaff, toSender } = await emailsAbout('submitConsultationRequest', answersOf.consultation, zone);
  expect(toSender.text).toContain(`Sent: ${momentIn(sentAt, 'Asia/Tokyo')}\n`);
  expect(toStaff.text).toContain(`Sent: ${momentIn(sentAt, 'Asia/Kolkata')}\n`);
  expect(toSender.replyTo).toBe(currentServer().settings.replyTo);
  expect(toSender.text).toContain('Should you write to us about it, answer this email');
});

test('the sender’s email names required choices, by which submissions differ, and no others', async () => {
  const { toStaff, toSender } = await emailsAbout(
    'submitJobApplication',
    formOf({ ...jobAnswers, howDidYouHear: hearAboutUs[0].value }),
  );
  const asked = `How did you hear about us? ${hearAboutUs[0].label}\n`;
  expect(toStaff.text).toContain(asked);
  expect(toSender.text).not.toContain('How did you hear');
  expect(toSender.text).toContain('Role: ');
});

test('the staff’s email has dates, times and counts in the words of the applicant’s receipt', async () => {
  const job = { ...jobAnswers, startDate: '2027-01-11' };
  const { toStaff: aboutJob } = await emailsAbout('submitJobApplication', formOf(job));
  currentServer().sent.length = 0;
  const { toStaff: aboutService } = await emailsAbout('submitServiceRequest', answersOf.service);
  const rowOf = (kind: 'job' | 'service', name: string) => {
    const field = fieldsOf(kind).find((one) => one.name === name)!;
    return `${field.label}: ${shownAnswerOf(field, { job, service: answersOf.service }[kind])}\n`;
  };
  expect(aboutJob.text).toContain(rowOf('job', 'startDate'));
  expect(aboutJob.text).toContain(rowOf('job', 'experience'));
  expect(aboutService.text).toContain(rowOf('service', 'googleMeetAvailability'));
  expect(aboutJob.text).toContain('Experience: 3 years\n');
  expect(aboutJob.text).toContain('Start date: 11 January 2027\n');
  expect(aboutService.text).toContain(': 4 May 2026, 16:30\n');
});

test('the staff’s email names the account, and the sender’s does not contain the address that was typed', async () => {
  const { toStaff, toSender } = await emailsAbout('submitFeedback', {
    ...answersOf.feedback,
    email: 'elsewhere@example.org',
  });
  expect(toStaff.text).toMatch(/^This feedback was sent through the site:\n/);
  expect(toStaff.text).toContain(`Account: ${visitor.email}\n`);
  expect(toSender.text).not.toContain('elsewhere@example.org');
});

test('the emails of a submission that was erased before they were sent are dropped', async () => {
  await send('submitFeedback', answersOf.feedback);
  await currentServer().db.deleteFrom('submission').execute();
  currentServer().clock.move(60_000);
  await currentServer().flush();
  expect(currentServer().sent).toEqual([]);
  const states = await currentServer().db.selectFrom('outbox').select('state').execute();
  expect(states).toEqual([{ state: 'dropped' }, { state: 'dropped' }]);
});

test.each([
  ['meena@bücher.example', 'meena@xn--bcher-kva.example'],
  ['jürgen@example.org', undefined],
])('in the staff’s email a sender with the address %s has the Reply-To %s', async (email, replyTo) => {
  const { toStaff } = await emailsAbout('submitFeedback', { ...answersOf.feedback, email });
  expect(toStaff.replyTo).toBe(replyTo);
  expect(toStaff.text).toContain(`Email: ${replyTo ?? email}\n`);
  expect(toStaff.text.includes('Answering this email answers the sender.')).toBe(replyTo !== undefined);
});

test('the outbox stores references to submissions, and no content of emails', async () => {
  await send('submitConsultationRequest', answersOf.consultation, { 'Time-Zone': 'Asia/Tokyo' });
  const rows = await currentServer().db.selectFrom('outbox').selectAll().execute();
  for (const { ref } of rows) expect(Object.keys(JSON.parse(ref) as object)).toEqual(['submission']);
});
