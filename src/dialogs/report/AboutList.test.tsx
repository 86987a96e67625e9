import { render, screen } from '@testing-library/react';
import { inTheme } from '../../testing/rendering/inTheme.tsx';
import { traceOf } from '../../testing/traces/traceExamples.ts';
import { AboutList } from './AboutList.tsx';

const show = (leftOut: Record<string, number>) =>
  render(inTheme(<AboutList about={{ ...traceOf([]).about, leftOut }} />));

test('the visitor reads what was left out of the file, and how many steps were not recorded', () => {
  show({ 'dialog.current.message': 2, 'api.fault.message': 1, forms: 1, steps: 3 });
  expect(screen.getByText('Left out').nextSibling).toHaveTextContent(
    '4 values that might be private: words of the server’s own and forms',
  );
  expect(screen.getByText('Not recorded').nextSibling).toHaveTextContent('3 steps');
});

test('a file of which nothing was left out says so', () => {
  show({});
  expect(screen.getByText('Left out').nextSibling).toHaveTextContent('Nothing');
  expect(screen.queryByText('Not recorded')).not.toBeInTheDocument();
});
