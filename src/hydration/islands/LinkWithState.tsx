import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

/**
 * A link with location state for the next page. The HTML holds the state too, so that it is not lost where the link is
 * followed before React has hydrated it.
 */
export const LinkWithState = ({ state, ...link }: LinkProps) => (
  <Link {...link} state={state} data-location-state={state ? JSON.stringify(state) : undefined} />
);
