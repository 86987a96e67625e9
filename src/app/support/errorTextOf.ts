export const errorTextOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
