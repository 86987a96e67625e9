/** A problem with the configuration, in one sentence that names the variable. */
export class ConfigError extends Error {}
