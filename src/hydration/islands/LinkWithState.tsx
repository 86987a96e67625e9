import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

/**
 * A link that hands something over to the next page (location state). The HTML holds it too, so that nothing is lost where
 * the link is followed before React has come to it.
 */
export const LinkWithState = ({ state, ...link }: LinkProps) => (
  <Link {...link} state={state} data-location-state={state ? JSON.stringify(state) : undefined} />
);
