/** The build that this screen belongs to, from the document's meta tag; a development server writes none. */
export const build: string =
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? 'development';
