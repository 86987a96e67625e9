const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const calendar = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** Local time of day, ‘10:42’. */
export const formatTime = (moment: number): string => clock.format(moment);

/** A moment as people tell it: ‘today, 10:42’, ‘yesterday, 18:20’, ‘3 May, 09:05’. */
export function formatRelativeDate(moment: number, now = Date.now()): string {
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  const day = new Date(moment).toDateString();
  const name =
    day === new Date(now).toDateString()
      ? 'today'
      : day === yesterday.toDateString()
        ? 'yesterday'
        : calendar.format(moment);
  return `${name}, ${formatTime(moment)}`;
}
