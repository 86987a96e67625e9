/** Local time of day, ‘10:42’. */
export const formatTime = (moment: number): string =>
  new Date(moment).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Where the visitor is, ‘3 May’. */
export const formatDayAndMonth = (moment: number): string =>
  new Date(moment).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });

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
        : formatDayAndMonth(moment);
  return `${name}, ${formatTime(moment)}`;
}
