declare module '*.woff2' {
  /** Address of the emitted file. */
  const url: string;
  export default url;
}

declare module '*.svg' {
  /** Address of the emitted file. */
  const url: string;
  export default url;
}

declare module '*.drawing.json' {
  /** What the build draws (tooling/assets/drawings.ts). */
  // oxlint-disable-next-line typescript/consistent-type-imports -- a declared module cannot import by a relative path
  const drawing: import('./drawing.ts').Drawing;
  export default drawing;
}
