import { styled } from '@mui/material/styles';
import { borderBox } from '../../art/borderBox.ts';
import type { BorderLength } from '../../art/borderBox.ts';
import { borderStrips } from '../../art/borderStrips.ts';
import { partOf } from '../../art/partOf.ts';
import { notForwarded } from '../../theme/notForwarded.ts';

const Svg = styled(
  'svg',
  notForwarded('shown'),
)<{ shown: BorderLength }>(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  variants: [
    { props: { shown: 'wide' }, style: { [theme.breakpoints.down('sm')]: { display: 'none' } } },
    { props: { shown: 'narrow' }, style: { [theme.breakpoints.up('sm')]: { display: 'none' } } },
  ],
}));

/** A kolam border over the whole width, three dots high: 42 dots long from `sm`, 17 below. It is one line. Decoration. */
export function BorderStrip() {
  return (
    <div aria-hidden="true">
      <Border shown="wide" />
      <Border shown="narrow" />
    </div>
  );
}

function Border({ shown }: { shown: BorderLength }) {
  const box = borderBox(shown);
  const [, , width, height] = box;
  return (
    <Svg shown={shown} viewBox={box.join(' ')} width={width} height={height} fill="none" strokeWidth="13">
      <use {...partOf(borderStrips, shown)} />
    </Svg>
  );
}
