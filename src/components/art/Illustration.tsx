import { useId } from 'react';
import { illustrations } from '../../art/illustrations.ts';
import type { IllustrationName } from '../../art/illustrations.ts';
import { partOf } from '../../art/partOf.ts';
import { DrawnLine } from './DrawnLine.ts';
import { DrawnSvg } from './DrawnSvg.ts';

type IllustrationProps = {
  name: IllustrationName;
  /** What the picture shows, for screen readers. */
  label: string;
};

/**
 * A drawing of the home page, 5:4, as wide as its container. `<use>` takes it from a file, because it inherits the
 * colours of its surroundings, which an `<img>` would not. The drawing that a page opens with is part of its HTML. Its
 * one line draws itself through a mask: the same line without the openings where it passes below itself.
 */
export function Illustration({ name, label }: IllustrationProps) {
  const mask = useId();
  const file = illustrations[name];
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> does not inherit the colours
    <DrawnSvg viewBox="0 0 1200 960" width="1200" height="960" role="img" aria-label={label} data-in-html>
      <use {...partOf(file, 'scene')} />
      <mask id={mask}>
        <DrawnLine {...partOf(file, 'line')} />
      </mask>
      <use {...partOf(file, 'strands')} mask={`url(#${mask})`} />
    </DrawnSvg>
  );
}
