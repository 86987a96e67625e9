/** The minified build for older browsers has no type declarations; they are the same as those of the package. */
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist';
}
