/** A warning or error on the console fails the test that caused it. */
for (const level of ['error', 'warn'] as const) {
  beforeEach(() => {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      throw new Error(`console.${level}: ${args.map(String).join(' ')}`);
    });
  });
  function expectSilence(): void {
    const spy = console[level] as unknown as jest.SpyInstance;
    const calls = spy.mock.calls as unknown[][];
    spy.mockRestore();
    // The error thrown above may have been caught by the code under test, so the calls are checked here, too.
    expect(calls).toEqual([]);
  }
  afterEach(expectSilence);
}
