import { contentOf } from '../../mocks/email/emailSite.ts';
import { calendarFileOf } from './calendar.ts';
import type { EmailAttachment } from './email.ts';

const firm = 'கோலம் பட்டறை மற்றும் வடிவமைப்பு நிறுவனம், சென்னை 😀';

test('a calendar file has no line of more than 75 octets, and no character is split by folding', async () => {
  const file = await calendarFileOf({
    uid: 's1@example.org',
    title: `${firm}: consultation request KW-7F3X-24`,
    description: 'It is not fixed yet: we confirm the hour, or offer the nearest free one.',
    start: Date.UTC(2026, 4, 4, 11),
    minutes: 60,
    organizer: { name: firm, email: 'hello@example.org' },
    createdAt: Date.UTC(2026, 3, 1),
  });
  const content = await contentOf(file as EmailAttachment);
  const lines = content.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(Buffer.byteLength(content)).toBe(file?.size);
  const unfolded = content.replaceAll('\r\n ', '').split('\r\n');
  expect(unfolded).toContain(`SUMMARY:${firm.replace(',', String.raw`\,`)}: consultation request KW-7F3X-24`);
  expect(unfolded).toContain(`ORGANIZER;CN="${firm}":MAILTO:hello@example.org`);
  expect(content).toMatch(/^BEGIN:VCALENDAR\r\n[^]*\r\nEND:VCALENDAR\r\n$/);
});
