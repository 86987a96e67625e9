import SqliteDatabase from 'better-sqlite3';

/** `node server/faults/lockHolder.ts <file> <seconds>`: holds the write lock of a SQLite file for so many seconds. */
const [, , file = '', seconds = '30'] = process.argv;
const database = new SqliteDatabase(file, { timeout: 10_000 });
database.exec('begin immediate');
process.stdout.write('locked\n');
setTimeout(
  () => {
    database.exec('rollback');
    database.close();
  },
  Number(seconds) * 1000,
);
