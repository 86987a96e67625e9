/** The command line cannot be understood; exit code 2. */
export class UsageError extends Error {}

/** The command could not do its work, in one sentence for a person; exit code 1. */
export class CommandError extends Error {}
