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
  const drawing: import('./drawing.ts').Drawing;
  export default drawing;
}
