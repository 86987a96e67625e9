// Names in the folder of data, and in a backup.
export const secretFile = 'secret';
export const previousSecretFile = 'secret-previous';
/** The SQLite database, where there is no other. */
export const databaseFile = 'app.db';
/** Begins the name of a folder in which a restore keeps what it replaced. */
export const replacedPrefix = 'replaced-';
