const fixed: ReadonlySet<string> = new Set([
  'Invalid email or password.',
  'An account with this email already exists.',
  'Something went wrong. Please try again.',
]);

export const isFixedAnswer = (text: string): boolean => fixed.has(text);
