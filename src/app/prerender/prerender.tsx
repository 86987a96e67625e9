import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { SiteStyles } from '../SiteStyles.tsx';
import { makeRoutes } from '../routes/routes.tsx';
import { makeStyleCache } from '../makeStyleCache.ts';
import { makeStore } from '../store/store.ts';

export { company } from '../../content/company.ts';
export { firstLoadCss, firstLoadHtml } from '../../hydration/firstLoad.ts';
export { preloadedFonts } from '../../theme/fonts/fonts.ts';
export { pageHeadOf } from '../routes/pageHead.ts';
export { notFoundLoader, pageLoaders } from '../routes/pageLoaders.tsx';
export { pageChunks } from './pageChunks.ts';
export { structuredDataOf } from './structuredData.ts';
export { withoutSession } from './withoutSession.ts';

export type RenderedPage = {
  html: string;
  /** All rules that the page uses as one element (markPrerenderedRules.ts). */
  styles: string;
};

/**
 * Renders one address as for an anonymous visitor with the default state.
 *
 * @throws the first error of a component, or an Error where the address redirects
 */
export async function renderPage(pathname: string): Promise<RenderedPage> {
  const cache = makeStyleCache();
  cache.compat = true;
  const emotion = createEmotionServer(cache);
  const handler = createStaticHandler(makeRoutes());
  const context = await handler.query(new Request(`http://localhost${pathname}`));
  if (context instanceof Response)
    throw new Error(`${pathname} answers with a redirect, so there is nothing to render.`);

  const store = makeStore();
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <App cache={cache} store={store} serverState={store.getState()} styles={<SiteStyles />}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
    // Otherwise React puts large Suspense boundaries at the end of the HTML and moves them by inline scripts.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude as ReadableStream).text();
  if (errors.length > 0) throw errors[0];
  // Not as style elements marked as emotion's own (markPrerenderedRules.ts).
  const { styles } = emotion.extractCriticalToChunks(html);
  const rules = styles.map(({ css }) => css.replaceAll(';}', '}')).join('');
  const written = new Set(styles.flatMap(({ ids }) => ids));
  const unused = Object.keys(cache.inserted).filter((id) => !written.has(id));
  return { html, styles: `<style data-unused="${unused.join(' ')}">${rules}</style>` };
}
