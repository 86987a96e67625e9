import { styled } from '@mui/material/styles';
import { memo, useMemo, useState } from 'react';
import { capitalized } from '../../../contract/text/capitalized.ts';
import { DisclosureSummary } from '../../components/controls/DisclosureSummary.tsx';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import type { OpenTrace } from '../opening/openTrace.ts';
import { leftOutCounts } from '../../trace/file/leftOutCounts.ts';
import { leftOutWordsOf } from '../../trace/file/leftOutWordsOf.ts';
import { filterStory } from '../story/filterStory.ts';
import { moreFactsOf } from './factsOf.ts';
import { routesOf } from './routesOf.ts';

const copy = supportCopy.summary;

/** The focus ring is inside and around the text only, because the facts above and the edge below are close. */
const Head = styled(DisclosureSummary)({
  width: 'fit-content',
  marginInlineStart: -8,
  paddingInline: 8,
  '&:focus-visible': { outlineOffset: -3 },
});

/**
 * From `lg` on always in one row, in a box with limited height: a column wrapped below the others would be overlooked.
 */
const Columns = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: '12px 32px',
  padding: '4px 4px 8px',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr)',
    maxHeight: '40vh',
    overflow: 'auto',
  },
}));

/** Below `lg`, where the columns are not limited together, a long list of links would push the player out of sight. */
const Links = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('lg')]: { maxHeight: '40vh', overflow: 'auto' },
}));

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.body2, fontWeight: 650, marginBottom: 4 }));

const Why = styled('p')(({ theme }) => ({ marginTop: 6, color: theme.vars.palette.text.secondary }));

const Link = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  minHeight: 28,
  padding: '2px 0',
  border: 0,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  background: 'none',
  color: theme.vars.palette.link,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
}));

type SummaryMoreProps = {
  file: OpenTrace;
  onSeek: (position: number) => void;
};

/**
 * Errors and pages, with buttons to their steps, and what was left out. Rendered only while open: there may be
 * hundreds.
 */
export const SummaryMore = memo(function SummaryMore({ file, onSeek }: SummaryMoreProps) {
  const { story, trace } = file;
  const [shown, setShown] = useState(false);
  const routes = useMemo(() => routesOf({ trace, story }), [trace, story]);
  const errors = useMemo(() => filterStory(story, 'error', ''), [story]);
  const leftOut = Object.entries(trace.about.leftOut);
  const counts = leftOutCounts(trace.about);
  return (
    <details onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <Head>{copy.more(errors.length, routes.length, counts)}</Head>
      {shown && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll, by keyboard only if it can be focused */}
          <Columns tabIndex={0} aria-label={copy.moreLabel}>
            <div>
              <Title>{copy.errorList}</Title>
              <Links>
                {errors.map((position) => (
                  <Link key={position} type="button" onClick={() => onSeek(position)}>
                    {copy.errorOf(story[position]?.number ?? null, story[position]?.error ?? '')}
                  </Link>
                ))}
              </Links>
              {errors.length === 0 && <p>{copy.noErrors}</p>}
            </div>
            <div>
              <Title>{copy.routes}</Title>
              <Links>
                {routes.map(({ path, page, position }) => (
                  <Link key={position} type="button" onClick={() => onSeek(position)}>
                    {capitalized(page)} {path !== '*' && path}
                  </Link>
                ))}
              </Links>
              {routes.length === 0 && <p>{copy.noRoutes}</p>}
            </div>
            <div>
              <Title>{copy.leftOut}</Title>
              {leftOut.map(([place, count]) => (
                <p key={place}>{copy.leftOutOf(place, count, leftOutWordsOf(place))}</p>
              ))}
              {counts.values === 0 ? <p>{copy.nothingLeftOut}</p> : <Why>{copy.whyLeftOut}</Why>}
            </div>
            <div>
              <Title>{copy.about}</Title>
              {moreFactsOf(file).map(({ label, value }) => (
                <p key={label}>
                  {label}: {value}
                </p>
              ))}
            </div>
          </Columns>
        </>
      )}
    </details>
  );
});
