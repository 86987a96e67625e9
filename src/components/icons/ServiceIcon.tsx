import type { ServiceName } from '../../../contract/paths.ts';
import { serviceGlyphs } from '../../content/services/serviceGlyphs.ts';
import { tones } from '../../theme/scopes/sectionColours.ts';

interface GlyphProps {
  name: ServiceName;
  /** px */
  size?: number;
}

/** The sign of a service. Decoration: the service's name stands beside it. */
export function Glyph({ name, size = 48 }: GlyphProps) {
  const { line, dots } = serviceGlyphs[name];
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" fill="none" aria-hidden="true" focusable="false">
      <path d={line} stroke={tones.line} strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
      {dots.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} fill={tones.dot} />
      ))}
    </svg>
  );
}
