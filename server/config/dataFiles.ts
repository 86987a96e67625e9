// Names of files in DATA_DIR and in a backup.
export const secretFile = 'secret';
export const previousSecretFile = 'secret-previous';
/** The SQLite database, which is used without DATABASE_URL. */
export const databaseFile = 'app.db';
/** Prefix of the name of a folder in which a restore keeps what it replaced. */
export const replacedPrefix = 'replaced-';
