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
