import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inTheme } from '../../testing/rendering/inTheme.tsx';
import { supportTheme } from '../scopes/supportTheme.ts';

const parts = {
  button: <IconButton aria-label="Close" />,
  tab: (
    <ThemeProvider theme={supportTheme}>
      <Tabs value={0}>
        <Tab label="Close" />
      </Tabs>
    </ThemeProvider>
  ),
};

test.each(Object.entries(parts))('a focused %s has no pulsing ripple', async (role, part) => {
  render(inTheme(part));
  await userEvent.tab();
  const focused = screen.getByRole(role, { name: 'Close' });
  expect(focused).toHaveFocus();
  // MUI mounts the ripple first and starts it in a later task.
  await act(async () => {});
  expect(focused).toHaveClass('Mui-focusVisible');
  expect(focused.querySelectorAll('.MuiTouchRipple-ripplePulsate')).toHaveLength(0);
});
