import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Slides } from './Slides.tsx';

test('slides whose properties are the same do not render again', () => {
  const mover = jest.fn(({ children }: { children?: ReactNode }) => <div>{children}</div>);
  const slides = ['Dots', 'Lines'].map((name) => ({ key: name, label: name, content: <p>{name}</p> }));
  const view = () => <Slides slides={slides} current={0} previous={0} kind="slide" placed mover={mover} />;
  const { rerender } = render(view());
  expect(mover).toHaveBeenCalled();
  mover.mockClear();
  rerender(view());
  expect(mover).not.toHaveBeenCalled();
});
