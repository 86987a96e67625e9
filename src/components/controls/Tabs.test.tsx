import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { theme } from '../../theme/theme.ts';
import { Tabs, tabIdOf } from './Tabs.tsx';

const tabs = [
  { key: 'Cloud', label: 'Cloud' },
  { key: 'IOT', label: 'IoT' },
  { key: 'UI/UX Design', label: 'UI/UX Design' },
] as const;

function Section() {
  const [selected, select] = useState<(typeof tabs)[number]['key']>('Cloud');
  return (
    <ThemeProvider theme={theme}>
      <h2 id="heading">Technologies</h2>
      <Tabs tabs={tabs} selected={selected} onSelect={select} labelledBy="heading" panelId="panel" />
      <div role="tabpanel" id="panel" aria-labelledby={tabIdOf('panel', selected)} />
    </ThemeProvider>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

test('the selected tab names its panel, and only it is reached with Tab', async () => {
  render(<Section />);
  expect(screen.getByRole('tablist', { name: 'Technologies' })).toBeVisible();
  expect(screen.getByRole('tab', { selected: true })).toBe(tab('Cloud'));
  expect(screen.getByRole('tabpanel', { name: 'Cloud' })).toHaveAttribute('id', 'panel');
  expect(tab('Cloud')).toHaveAttribute('aria-controls', 'panel');
  await userEvent.tab();
  expect(tab('Cloud')).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('arrow keys of both directions, Home and End select; arrows wrap round at both ends', async () => {
  render(<Section />);
  const press = async (key: string, name: string) => {
    await userEvent.keyboard(`{${key}}`);
    expect(tab(name)).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toBe(tab(name));
    expect(screen.getByRole('tabpanel', { name })).toBeInTheDocument();
  };
  await userEvent.tab();
  await press('ArrowRight', 'IoT');
  await press('ArrowDown', 'UI/UX Design');
  await press('ArrowRight', 'Cloud');
  await press('ArrowLeft', 'UI/UX Design');
  await press('ArrowUp', 'IoT');
  await press('Home', 'Cloud');
  await press('End', 'UI/UX Design');
});

test('a click selects a tab and focuses it', async () => {
  render(<Section />);
  await userEvent.click(tab('IoT'));
  expect(screen.getByRole('tab', { selected: true })).toBe(tab('IoT'));
  expect(tab('IoT')).toHaveFocus();
});

test('ids hold no spaces, which would split one id into two', () => {
  expect(tabIdOf('panel', 'UI/UX Design')).toBe('panel-UI/UX-Design');
});
