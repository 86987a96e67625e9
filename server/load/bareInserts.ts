import SqliteDatabase from 'better-sqlite3';

/**
 * A program: writes rows as long as a submission and its two emails to the database file of its first argument, for as
 * many seconds as its second says. Each transaction is on the disk before the next begins. Prints how many a second.
 */
const [, , file = '', seconds = '3'] = process.argv;
const database = new SqliteDatabase(file);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(
  `create table if not exists submission (id text primary key, payload text not null, dedupe text not null unique);
   create table if not exists email (id text primary key, recipient text not null, ref text not null)`,
);
const submission = database.prepare('insert into submission values (?, ?, ?)');
const insertEmail = database.prepare('insert into email values (?, ?, ?)');
const payload = JSON.stringify({ name: 'Meena Raman', message: 'The drawings are lovely. '.repeat(8) });
const write = database.transaction((id: string) => {
  submission.run(id, payload, `dedupe ${id}`);
  insertEmail.run(`${id} staff`, 'staff@example.org', id);
  insertEmail.run(`${id} applicant`, 'meena@example.org', id);
});
const startedAt = performance.now();
let count = 0;
while (performance.now() - startedAt < Number(seconds) * 1000) {
  count += 1;
  write(`${process.pid} ${startedAt} ${count}`);
}
const perSecond = (count * 1000) / (performance.now() - startedAt);
database.close();
process.stdout.write(String(perSecond));
