import SqliteDatabase from 'better-sqlite3';

/** A program: holds the write lock on the SQLite file of its first argument for so many seconds of its second. */
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
