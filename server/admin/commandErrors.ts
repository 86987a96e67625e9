/** The command line is invalid; exit code 2. */
export class UsageError extends Error {}

/** The command failed; the message is a sentence for a person. Exit code 1. */
export class CommandError extends Error {}
