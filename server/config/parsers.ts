/** The value, or what is wrong with it as the rest of a sentence that begins with the variable's name. */
export type Parser<Value> = (text: string) => { ok: Value } | { wrong: string };

const units: Record<string, number> = {
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  KiB: 1024,
  MiB: 1024 * 1024,
};

/** A number with a unit: `12h`, `5MiB`. */
function withUnit(allowed: readonly string[], min: number, max: number, example: string): Parser<number> {
  const pattern = new RegExp(`^(\\d{1,6})(${allowed.join('|')})$`);
  return (text) => {
    const [, count, unit = ''] = pattern.exec(text) ?? [];
    const value = Number(count) * (units[unit] ?? Number.NaN);
    return value >= min && value <= max
      ? { ok: value }
      : { wrong: `must be a number with a unit like ${example}, within sensible bounds, not “${text}”` };
  };
}

export const parsers = {
  integer:
    (min: number, max: number): Parser<number> =>
    (text) =>
      /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max
        ? { ok: Number(text) }
        : { wrong: `must be a whole number from ${min} to ${max}, not “${text}”` },

  text:
    (minLength = 0): Parser<string> =>
    (text) =>
      text === '' || text.length >= minLength
        ? { ok: text }
        : { wrong: `must have at least ${minLength} characters` },

  choice:
    (...choices: readonly string[]): Parser<string> =>
    (text) =>
      choices.includes(text)
        ? { ok: text }
        : { wrong: `must be one of ${choices.filter(Boolean).join(', ')}, not “${text}”` },

  /** Addresses may hold a password, so a wrong one is not repeated. Without a path the closing slash goes. */
  url:
    (protocols: readonly string[]): Parser<string> =>
    (text) => {
      if (text === '') return { ok: '' };
      return URL.canParse(text) && protocols.includes(new URL(text).protocol)
        ? { ok: text.replace(/\/+$/, '') }
        : {
            wrong: `must be an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}`,
          };
    },

  list: (): Parser<readonly string[]> => (text) => {
    const entries = text.split(',').flatMap((entry) => entry.trim() || []);
    const wrong = entries.find((entry) => !URL.canParse(entry) || new URL(entry).origin !== entry);
    return wrong === undefined
      ? { ok: entries }
      : { wrong: `must list origins such as https://example.org, not “${wrong}”` };
  },

  duration: (min: number, max: number): Parser<number> =>
    withUnit(['s', 'm', 'h', 'd'], min, max, '10m or 12h'),
  size: (min: number, max: number): Parser<number> => withUnit(['KiB', 'MiB'], min, max, '5MiB'),

  address: (): Parser<string> => (text) =>
    /^([^<>"\r\n]+ )?<?[^\s@<>]+@[^\s@<>]+>?$/.test(text)
      ? { ok: text }
      : { wrong: `must be an email address, not “${text}”` },
};
