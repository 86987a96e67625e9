import { styled } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { inTheme } from '../testing/rendering/inTheme.tsx';
import { notForwarded } from './notForwarded.ts';

const Part = styled(
  'span',
  notForwarded('size'),
)<{ size: 'small' | 'large' }>({
  variants: [{ props: { size: 'large' }, style: { width: 7 } }],
});

test('a style prop selects a variant and is not forwarded as an attribute', () => {
  render(inTheme(<Part size="large">words</Part>));
  expect(screen.getByText('words')).toHaveStyle({ width: '7px' });
  expect(screen.getByText('words')).not.toHaveAttribute('size');
});

test('`as` and `sx` still work and are not forwarded', () => {
  render(
    inTheme(
      <Part as="strong" size="small" sx={{ height: '5px' }}>
        words
      </Part>,
    ),
  );
  const part = screen.getByText('words');
  expect(part.tagName).toBe('STRONG');
  expect(part).toHaveStyle({ height: '5px' });
  expect(part).not.toHaveAttribute('sx');
  expect(part).not.toHaveAttribute('as');
});
