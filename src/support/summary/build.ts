/** The build of the site that this screen belongs to, as the document names it; a development server names none. */
export const build: string =
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? 'development';
