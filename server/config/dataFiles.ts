/** Names in the folder of data and in a backup, as server/config/secret.ts has them. */
export const secretFile = 'secret';
export const previousSecretFile = 'secret-previous';
/** The name of the SQLite database beside them. */
export const databaseFile = 'app.db';
