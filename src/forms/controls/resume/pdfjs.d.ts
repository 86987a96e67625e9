/** The build for older browsers comes minified without types of its own; they are those of the package. */
declare module 'pdfjs-dist/legacy/build/pdf.min.mjs' {
  export * from 'pdfjs-dist';
}
