const twoDigits = (count: number) => String(count).padStart(2, '0');

/** Formats seconds for a countdown: 0:24, 9:41, 1:05:00. */
export function countdownOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const end = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${end}` : `${minutes}:${end}`;
}
