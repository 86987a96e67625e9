import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../text/VisuallyHidden.ts';
import { LineIcon } from './LineIcon.tsx';

/** Drawn, because the font of code has none (`tooling/assets/fonts.ts`). */
const arrows: Partial<Record<string, string>> = {
  '←': 'M16 10H4M9 5l-5 5 5 5',
  '→': 'M4 10h12M11 5l5 5-5 5',
  '↑': 'M10 16V4M5 9l5-5 5 5',
  '↓': 'M10 4v12M5 11l5 5 5-5',
};

const Arrow = styled(LineIcon)({ verticalAlign: -2 });

/** What is printed on a key. */
export function KeyName({ name }: { name: string }) {
  const arrow = arrows[name];
  if (arrow === undefined) return name;
  return (
    <>
      <Arrow path={arrow} size={14} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  );
}
