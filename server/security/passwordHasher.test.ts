import { makeTestHasher } from '../../mocks/testHasher.ts';
import { makeHasher } from './passwordHasher.ts';

const cheap = { memory: 8, passes: 1 };

describe('hashing in worker threads', () => {
  test('tells right from wrong, and agrees with hashing in the process', async () => {
    const [threaded, inProcess] = [makeHasher(cheap), makeTestHasher()];
    const hash = await threaded.hash('four quiet words');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    expect(await threaded.verify('four quiet words', hash)).toBe(true);
    expect(await threaded.verify('five quiet words', hash)).toBe(false);
    expect(await inProcess.verify('four quiet words', hash)).toBe(true);
    expect(await threaded.verify('four quiet words', await inProcess.hash('four quiet words'))).toBe(true);
    await threaded.close();
  });

  test('gives each of many concurrent calls its own result', async () => {
    const hasher = makeHasher(cheap);
    const hashes = await Promise.all(
      Array.from({ length: 20 }, (_item, index) => hasher.hash(`words ${index}`)),
    );
    const answers = await Promise.all(
      hashes.map((hash, index) => hasher.verify(`words ${index % 10}`, hash)),
    );
    expect(answers).toEqual([...Array<boolean>(10).fill(true), ...Array<boolean>(10).fill(false)]);
    await hasher.close();
  });

  test('rejects parameters that Argon2 refuses, and goes on', async () => {
    const hasher = makeHasher(cheap);
    const impossible = `$argon2id$v=19$m=1,t=1,p=1$${'x'.repeat(22)}$${'x'.repeat(43)}`;
    await expect(hasher.verify('words', impossible)).rejects.toThrow(/memory/);
    expect(await hasher.verify('words', await hasher.hash('words'))).toBe(true);
    await hasher.close();
  });

  test('rejects pending calls when it is closed, and starts new threads at the next call', async () => {
    const hasher = makeHasher(cheap);
    const waiting = hasher.hash('words').catch(String);
    await hasher.close();
    expect(await waiting).toContain('has ended');
    expect(await hasher.hash('words')).toMatch(/^\$argon2id/);
    await hasher.close();
  });
});

test.each([
  ['Tamil', 'பொங்கல் நாள்', 'ப\u0bc6\u0bbeங்கல் நாள்'],
  ['Latin', 'caf\u00e9 am Platz', 'cafe\u0301 am Platz'],
])('a password in %s letters is the same from every keyboard', async (_script, composed, decomposed) => {
  const hasher = makeTestHasher();
  expect(decomposed).not.toBe(composed);
  expect(await hasher.verify(decomposed, await hasher.hash(composed))).toBe(true);
  expect(await hasher.verify(composed, await hasher.hash(decomposed))).toBe(true);
});
