/**
 * The code of an error, by which Node, SQLite and PostgreSQL name its kind: `ENOENT`, `SQLITE_BUSY`, `55P03`. Empty for
 * an error without one, and for any other thrown value.
 */
export function errorCodeOf(error: unknown): string {
  // `Object(…)`, because null and undefined may be thrown, too, and have no properties.
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
