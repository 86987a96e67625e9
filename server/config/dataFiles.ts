// Names in the folder of data, and in a backup.
export const secretFile = 'secret';
export const previousSecretFile = 'secret-previous';
/** The SQLite database, where there is no other. */
export const databaseFile = 'app.db';
