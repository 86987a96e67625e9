import { styled } from '@mui/material/styles';
import { illustrations } from '../../art/illustrations.ts';
import type { IllustrationName } from '../../art/illustrations.ts';
import { partOf } from '../../art/partOf.ts';

interface IllustrationProps {
  name: IllustrationName;
  /** what the picture shows, for who cannot see it */
  label: string;
}

const Svg = styled('svg')({ display: 'block', width: '100%', height: 'auto' });

/**
 * A drawing of the home page, 5:4, as wide as its place. It comes from a file by `<use>`, because that takes the colours
 * of its surroundings, which an `<img>` would not. The one that a page opens with is part of its HTML.
 */
export function Illustration({ name, label }: IllustrationProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> does not inherit the colours
    <Svg viewBox="0 0 1200 960" width="1200" height="960" role="img" aria-label={label} data-in-html>
      <use {...partOf(illustrations[name], 'scene')} />
    </Svg>
  );
}
