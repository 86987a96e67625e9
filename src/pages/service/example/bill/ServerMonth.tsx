import { styled } from '@mui/material/styles';
import { cloudSolutions } from '../../../../content/services/examples/cloudSolutions.ts';
import { sectionColours } from '../../../../theme/scopes/sectionColours.ts';
import { curveThrough } from '../parts/curveThrough.ts';

const Drawing = styled('svg')({ display: 'block', width: '100%', height: 'auto', marginTop: 20 });

/** Forced colours have one colour for dots, so the highest day has the text colour, here and in the legend. */
const Peak = styled('path')({
  stroke: sectionColours.answer,
  '@media (forced-colors: active)': { stroke: 'CanvasText' },
});

/** px between two dots of the drawing: a column a day, a dot a server. */
const pitch = 18;

/** The month as dots, one for each server and day, and a line that follows the number of servers in use. */
export function ServerMonth() {
  const { figure, before, after, peak } = cloudSolutions.month;
  const rows = Math.max(before, ...after);
  const level = (servers: number) => (rows - servers) * pitch;
  /** A column of dots as one dotted path, from the bottom up; a px longer, so that no browser omits the last dot. */
  const dotsOf = (servers: number, day: number) => `M${day * pitch} ${level(1)}V${level(servers) - 1}`;
  const dotted = {
    strokeWidth: 9,
    strokeDasharray: `0 ${pitch}`,
    strokeLinecap: 'round' as const,
  };
  const isPeak = (day: number) => day === peak - 1;
  return (
    <Drawing
      viewBox={`-8 -14 ${(after.length - 1) * pitch + 16} ${(rows - 1) * pitch + 22}`}
      fill="none"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> does not inherit the colours
      role="img"
      aria-label={figure}
    >
      <path
        d={after.map((_, day) => dotsOf(before, day)).join('')}
        stroke={sectionColours.thin}
        {...dotted}
      />
      <path
        d={after.map((servers, day) => (isPeak(day) ? '' : dotsOf(servers, day))).join('')}
        stroke={sectionColours.dot}
        {...dotted}
      />
      <Peak d={dotsOf(rows, peak - 1)} {...dotted} />
      <path
        d={curveThrough(
          after.map((servers) => level(servers) - pitch / 2),
          pitch,
        )}
        stroke={sectionColours.line}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Drawing>
  );
}
