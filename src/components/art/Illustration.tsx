import { styled } from '@mui/material/styles';
import { scenes } from '../../art/illustrations.ts';
import type { SceneName } from '../../art/illustrations.ts';

interface SceneProps {
  name: SceneName;
  /** what the picture shows, for who cannot see it */
  label: string;
}

const Svg = styled('svg')({ display: 'block', width: '100%', height: 'auto' });

/**
 * A drawing of the home page, 5:4, as wide as its place. It comes from a file by `<use>`, because that takes the tones
 * of its surroundings, which an `<img>` would not.
 */
export function Scene({ name, label }: SceneProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> does not inherit the tones
    <Svg viewBox="0 0 1200 960" width="1200" height="960" role="img" aria-label={label}>
      <use href={`${scenes[name]}#scene`} />
    </Svg>
  );
}
