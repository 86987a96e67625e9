import { styled } from '@mui/material/styles';
import type { ServiceName } from '../../../contract/paths.ts';
import { Glyph } from '../../components/Glyph.tsx';
import { serviceKolams } from '../../theme/serviceKolams.ts';

/** px; the glyph stands in the open middle at 160 of them (mock-up notes for pages, point 7) */
const size = 500;
const glyph = 160;

const Frame = styled('div')({
  position: 'relative',
  maxWidth: size,
  '& svg': { display: 'block', width: '100%', height: 'auto' },
  '& > svg:last-of-type': {
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    width: `${(glyph / size) * 100}%`,
    // drawn for 48 px: at this size its line is as strong as the kolam's
    '& path': { strokeWidth: 1.6 },
  },
});

/** The service's own kolam with its glyph in the middle. Decoration: the heading beside it names the service. */
export function ServiceArt({ name }: { name: ServiceName }) {
  return (
    <Frame>
      <svg viewBox="-662 -662 1324 1324" width={size} height={size} aria-hidden="true" focusable="false">
        <use href={`${serviceKolams[name]}#kolam`} />
      </svg>
      <Glyph name={name} size={glyph} />
    </Frame>
  );
}
