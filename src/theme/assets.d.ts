declare module '*/theme/theme.json' {
  /** Computed by the build (tooling/assets/theme.ts). */
  // oxlint-disable-next-line typescript/consistent-type-imports -- a declared module cannot import by a relative path
  const theme: ReturnType<typeof import('./frozenTheme.ts').frozenThemeOf>;
  export default theme;
}

declare module '*/theme/styleSheets.json' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a declared module cannot import by a relative path
  const styleSheets: import('./frozenTheme.ts').StyleSheet[];
  export default styleSheets;
}
