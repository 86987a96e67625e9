declare module '*.woff2' {
  /** address of the emitted file */
  const url: string;
  export default url;
}

declare module '*.svg' {
  /** address of the emitted file */
  const url: string;
  export default url;
}

declare module '*.drawing.json' {
  /** what the build draws (tooling/assets/drawings.ts) */
  // oxlint-disable-next-line typescript/consistent-type-imports -- a declared module cannot import by a relative path
  const drawing: import('./drawing.ts').Drawing;
  export default drawing;
}
