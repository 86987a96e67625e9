import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { kolamFive } from '../art/generated/kolamFive.ts';
import { theme } from '../theme/theme.ts';
import { ArrowLink } from './controls/ArrowLink.tsx';
import { BackButton } from './controls/BackButton.tsx';
import { BorderStrip } from './art/BorderStrip.tsx';
import { Breadcrumbs } from './page/Breadcrumbs.tsx';
import { Container } from './page/Container.tsx';
import { Illustration } from './art/Illustration.tsx';
import { ServiceIcon } from './icons/ServiceIcon.tsx';
import { Kolam } from './art/Kolam.tsx';
import { Mark } from './art/Mark.tsx';
import { DarkPanel } from './page/DarkPanel.tsx';
import { Alert } from './feedback/Alert.tsx';
import { PageSection } from './page/PageSection.tsx';
import { ColourModeSwitch, type ColourModeChoice } from './controls/ColourModeSwitch.tsx';
import { SectionHeading } from './page/SectionHeading.tsx';
import { Timeline } from './text/Timeline.tsx';
import { TimelineRow } from './text/TimelineRow.tsx';
import { VisuallyHidden } from './text/VisuallyHidden.tsx';

const labels = { light: 'Light', dark: 'Dark', system: 'Device' };

const framed = (content: ReactNode) => (
  <ThemeProvider theme={theme}>
    <MemoryRouter>{content}</MemoryRouter>
  </ThemeProvider>
);

const show = (content: ReactNode) => render(framed(content)).container;

test('drawings beside words are hidden from screen readers, an illustration has words of its own', () => {
  show(
    <>
      <Mark />
      <Kolam drawing={kolamFive} />
      <ServiceIcon name="aiSolutions" />
      <BorderStrip />
      <TimelineRow loops={4} />
      <Illustration name="dataAnalytics" label="A line leaves a dot pattern and rises." />
    </>,
  );
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    'A line leaves a dot pattern and rises.',
  ]);
});

test('the way back through breadcrumbs is a named navigation, and this page is marked in it', () => {
  show(
    <Breadcrumbs
      label="Breadcrumb"
      crumbs={[{ label: 'Careers', to: '/careers' }, { label: 'Job application' }]}
    />,
  );
  const way = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(way).getByRole('link', { name: 'Careers' })).toHaveAttribute('href', '/careers');
  expect(within(way).getByText('Job application')).toHaveAttribute('aria-current', 'page');
});

test('a link with an arrow is called by its words alone', () => {
  show(<ArrowLink to="/about">Read more</ArrowLink>);
  expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/about');
});

test('the back button is a link where it has a page, and a button where it has an action', async () => {
  const goBack = jest.fn();
  show(
    <>
      <BackButton label="Back to Login" to="/login" />
      <BackButton label="Back" onClick={goBack} />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(goBack).toHaveBeenCalledTimes(1);
});

test('an alert is announced only when it is told to be', () => {
  show(
    <>
      <Alert kind="info" title="Applying for SEO Specialist" />
      <Alert
        kind="error"
        title="4 answers need a correction"
        role="alert"
        actions={<a href="#phone">Phone number</a>}
      >
        Each line leads to its field.
      </Alert>
    </>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('4 answers need a correction');
  expect(within(alert).getByRole('link', { name: 'Phone number' })).toBeVisible();
});

test('a section is named by its heading', () => {
  show(
    <PageSection labelledBy="services">
      <SectionHeading
        id="services"
        lead="Pick one or join several."
        action={<button type="button">Apply Now</button>}
      >
        Nine services, one team
      </SectionHeading>
    </PageSection>,
  );
  const section = screen.getByRole('region', { name: 'Nine services, one team' });
  expect(within(section).getByRole('heading', { level: 2 })).toBeVisible();
  expect(within(section).getByRole('button', { name: 'Apply Now' })).toBeVisible();
});

test('a visitor chooses the colours with the arrow keys', async () => {
  function Footer() {
    const [choice, choose] = useState<ColourModeChoice>('system');
    return <ColourModeSwitch value={choice} onChange={choose} legend="Colours" labels={labels} />;
  }
  show(<Footer />);
  const group = screen.getByRole('group', { name: 'Colours' });
  expect(within(group).getByRole('radio', { name: 'Device' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(within(group).getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('items on a timeline stay a list in reading order', () => {
  show(
    <Timeline
      items={[
        { key: 'vision', content: 'Vision' },
        { key: 'mission', content: 'Mission' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Vision', 'Mission']);
});

test('a dark panel turns the main button turmeric by itself', () => {
  show(<DarkPanel data-testid="panel">Grow Together</DarkPanel>);
  expect(
    getComputedStyle(screen.getByText('Grow Together')).getPropertyValue('--mui-palette-primary-main'),
  ).toBe('#F2C14E');
});

test('prerendered HTML carries no style attribute, which the Content-Security-Policy would refuse', () => {
  const html = renderToString(
    framed(
      <DarkPanel as="footer" shape="fullWidth">
        <Container width="text">
          <Mark state="broken" colour="warning" />
          <Kolam drawing={kolamFive} progress={0.5} />
          <ServiceIcon name="webDevelopment" />
          <BorderStrip />
          <TimelineRow loops={4} />
          <Timeline items={[{ key: 'vision', content: 'Vision' }]} />
          <Illustration name="dataAnalytics" label="A line rises." />
          <ColourModeSwitch value="system" onChange={() => undefined} legend="Colours" labels={labels} />
          <Alert kind="draft" title="Your draft is back." />
          <BackButton label="Back" />
          <VisuallyHidden>opens in a new tab</VisuallyHidden>
        </Container>
      </DarkPanel>,
    ),
  );
  expect(html).toContain('Your draft is back.');
  expect(html).not.toMatch(/ style=/);
});

test('colours chosen before the scripts came are taken over', () => {
  const onChange = jest.fn();
  const place = document.body.appendChild(document.createElement('div'));
  const page = framed(
    <ColourModeSwitch value="system" onChange={onChange} legend="Colours" labels={labels} />,
  );
  place.innerHTML = renderToString(page);
  within(place).getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked = true;
  render(page, { container: place, hydrate: true });
  expect(onChange).toHaveBeenCalledWith('dark');
});
