import { random } from './random.ts';

test('no bytes are handed out twice, whether few or many are requested', () => {
  const seen = new Set<string>();
  for (let count = 0; count < 2000; count += 1) {
    const bytes = random.bytes(16 + (count % 5));
    expect(bytes).toHaveLength(16 + (count % 5));
    seen.add(Buffer.from(bytes).toString('hex'));
  }
  expect(seen.size).toBe(2000);
  const long = random.bytes(10_000);
  expect(long).toHaveLength(10_000);
  expect(new Set(long).size).toBe(256);
});
