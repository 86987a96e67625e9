import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { supportCopy } from '../../content/trace/supportScreen.ts';
import {
  fileOf,
  installLayout,
  press,
  refused,
  renderScreen,
  shownStep,
  user,
} from '../../testing/traces/supportScreen.tsx';
import { longVisit, refusedApplication, traceTextOf } from '../../testing/traces/traceExamples.ts';

installLayout();

const { list } = supportCopy;

const rows = () => within(screen.getByRole('list', { name: list.label })).getAllByRole('listitem');

const pressInPage = (key: string, repeat = false) => {
  const { contentWindow: source } = screen.getByTitle<HTMLIFrameElement>(supportCopy.player.frameTitle);
  const data = { type: 'key', key, shift: false, repeat };
  const { origin } = window.location;
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
};

describe('steps', () => {
  test('a step at which an error became visible shows its cause, unless its sentence is the cause', async () => {
    await renderScreen(refused());
    const cause = 'The job application was sent: the server refused it (422)';
    const player = screen.getByRole('group', { name: supportCopy.player.label });
    expect(within(player).queryByText(cause)).toBeNull();
    press('e');
    expect(within(player).getByText(cause)).toBeVisible();
    expect(screen.getByRole('button', { name: /“Submission Failed” appeared/ })).toHaveTextContent(cause);
    expect(screen.getByText(/^Step 7: .*appeared\. The job application was sent/)).toBeInTheDocument();
    // As many steps are marked as errors as are counted; the call itself had only failed so far.
    const steps = within(screen.getByRole('list', { name: list.label }));
    expect(steps.getAllByRole('button', { name: /Error: / })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Errors 1' })).toBeVisible();
    expect(steps.getByRole('button', { name: /Failed: The job application was sent/ })).toBeVisible();
    // At the call itself the sentence is the cause, which is not repeated.
    const call = screen.getByRole('button', { name: /executeMutation\/rejected/ });
    expect(within(call).getAllByText(cause)).toHaveLength(1);
  });

  test('the filter counts as many pages as the summary and as it lists, the one at the start among them', async () => {
    const [opened, ...rest] = refusedApplication;
    const arrived = { type: 'navigation/arrived', after: 100, changes: {} };
    await renderScreen(fileOf(traceTextOf([opened!, arrived, ...rest])));
    expect(screen.getByText(/^1 error, 2 pages, /)).toBeVisible();
    expect(screen.getByRole('button', { name: 'All 11' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pages 2' }));
    expect(rows()).toHaveLength(2);
  });

  test('keys move through the steps, to pages and to errors', async () => {
    await renderScreen(refused());
    const ways = [
      'ArrowRight',
      'ArrowRight',
      'ArrowLeft',
      'e',
      'e',
      'E',
      'End',
      'ArrowRight',
      '[',
      'Home',
      ']',
    ];
    const seen = ways.map((key) => {
      press(key);
      return /^(?:Start|Step \d+)/.exec(shownStep() ?? '')?.[0];
    });
    expect(seen).toEqual([
      'Step 0',
      'Step 1',
      'Step 0',
      'Step 7',
      'Step 7',
      'Step 7',
      'Step 9',
      'Step 9',
      'Step 0',
      'Start',
      'Step 0',
    ]);
    fireEvent.keyDown(document.body, { key: 'ArrowRight', shiftKey: true });
    expect(shownStep()).toMatch(/^Step 9/);
  });

  test('Escape in the search returns the focus to where it was before', async () => {
    await renderScreen(refused());
    const heading = screen.getByRole('heading', { name: supportCopy.title });
    act(() => heading.focus());
    press('/');
    const search = screen.getByRole('searchbox', { name: list.search });
    expect(search).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(heading).toHaveFocus();

    const step = screen.getAllByRole('button', { current: 'step' })[0]!;
    act(() => step.focus());
    press('/');
    await user.type(search, 'no step has these words');
    await waitFor(() => expect(step).not.toBeInTheDocument());
    await user.keyboard('{Escape}');
    expect(search).not.toHaveFocus();
  });

  test('keys have no command in the search field, nor while the help is open', async () => {
    await renderScreen(refused());
    press('/');
    const field = screen.getByRole('searchbox', { name: list.search });
    expect(field).toHaveFocus();
    await user.keyboard('edf');
    expect(field).toHaveValue('edf');
    expect(shownStep()).toMatch(/^Start/);
    press('?');
    const help = await screen.findByRole('dialog', { name: supportCopy.help.title });
    fireEvent.keyDown(help, { key: 'End' });
    expect(screen.getByRole('slider', { hidden: true })).toHaveAttribute('aria-valuenow', '0');
    await user.click(within(help).getByRole('button', { name: supportCopy.help.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('letters and signs can be switched off and on, in the page too; other keys still work', async () => {
    await renderScreen(refused());
    const { help } = supportCopy;
    const choose = async (on: boolean) => {
      await user.click(screen.getByRole('button', { name: help.open }));
      const box = await screen.findByRole('checkbox', { name: help.characterKeys });
      await user.click(box);
      expect(box).toHaveProperty('checked', on);
      expect(screen.queryAllByText(help.off)).toHaveLength(on ? 0 : 8);
      await user.click(screen.getByRole('button', { name: help.close }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const written = jest.spyOn(Storage.prototype, 'setItem');
    await choose(false);
    for (const key of ['e', 'E', ']', '[', 'd', 'f', '/', '?']) {
      press(key);
      pressInPage(key);
    }
    expect(shownStep()).toMatch(/^Start/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: supportCopy.player.full })).toBeVisible();
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
    press('End');
    expect(shownStep()).toMatch(/^Step 9/);
    press('ArrowLeft');
    expect(shownStep()).toMatch(/^Step 8/);
    pressInPage('ArrowLeft');
    expect(shownStep()).toMatch(/^Step 7/);
    await choose(true);
    press('Home');
    press('e');
    expect(shownStep()).toMatch(/^Step 7/);
    press('Home');
    pressInPage('e');
    expect(shownStep()).toMatch(/^Step 7/);
    expect(written).not.toHaveBeenCalled();
  });

  test('a held key toggles once, in the page too, but repeats moving through the steps', async () => {
    await renderScreen(refused());
    const hold = (key: string) => {
      press(key);
      // Space would scroll the screen.
      expect(fireEvent.keyDown(document.body, { key, repeat: true })).toBe(false);
    };
    const holdInPage = (key: string) => {
      pressInPage(key);
      pressInPage(key, true);
    };
    const { player } = supportCopy;
    hold(' ');
    expect(screen.getByRole('button', { name: player.pause })).toBeVisible();
    holdInPage(' ');
    expect(screen.getByRole('button', { name: player.play })).toBeVisible();
    hold('d');
    expect(screen.getByRole('region', { name: supportCopy.detail.label })).toBeVisible();
    holdInPage('d');
    expect(screen.queryByRole('region', { name: supportCopy.detail.label })).toBeNull();
    press('Home');
    hold('ArrowRight');
    holdInPage('ArrowRight');
    expect(shownStep()).toMatch(/^Step 3:/);
  });

  test('each row has its place among all steps; the list follows the player, and rows move the player', async () => {
    await renderScreen(refused());
    expect(rows()).toHaveLength(11);
    press('e');
    press('ArrowLeft');
    press('ArrowLeft');
    const current = rows()[6]!;
    expect(current).toHaveAttribute('aria-posinset', '7');
    expect(current).toHaveAttribute('aria-setsize', '11');
    const button = within(current).getByRole('button');
    expect(button).toHaveAttribute('aria-current', 'step');
    expect(button).toHaveTextContent('Failed: The job application was sent: the server refused it (422)');
    expect(button).toHaveTextContent('api/executeMutation/rejected');
    await user.click(within(rows()[3]!).getByRole('button'));
    expect(shownStep()).toBe('Step 2: Job application: filled in Phone number');
    fireEvent.keyDown(within(rows()[3]!).getByRole('button'), { key: 'ArrowDown' });
    expect(shownStep()).toMatch(/^Step 3/);
    expect(within(rows()[4]!).getByRole('button')).toHaveFocus();
  });

  describe('while the browser is not idle', () => {
    beforeAll(() => Object.assign(window, { requestIdleCallback: () => 1, cancelIdleCallback: () => {} }));
    afterAll(() => {
      Reflect.deleteProperty(window, 'requestIdleCallback');
      Reflect.deleteProperty(window, 'cancelIdleCallback');
    });

    test('each press of an arrow in the list moves one step, although the list has not followed yet', async () => {
      await renderScreen(refused());
      const button = within(rows()[0]!).getByRole('button');
      fireEvent.keyDown(button, { key: 'ArrowDown' });
      fireEvent.keyDown(button, { key: 'ArrowDown' });
      expect(shownStep()).toMatch(/^Step 1:/);
      fireEvent.keyDown(button, { key: 'ArrowUp' });
      expect(shownStep()).toMatch(/^Step 0:/);
    });
  });

  test('only those of a thousand steps that are in view are rendered', async () => {
    await renderScreen(fileOf(traceTextOf(longVisit(1000))));
    expect(screen.getByText(/^1,000 steps, every value/)).toBeVisible();
    expect(rows().length).toBeLessThan(40);
    expect(rows()[0]).toHaveAttribute('aria-setsize', '1001');
  });

  test('filters and the search reduce the list, and show how many steps are left', async () => {
    await renderScreen(refused());
    await user.type(screen.getByRole('searchbox'), 'dialog');
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.getByText('2 of 10 steps')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Errors/ }));
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('1 of 10 steps')).toBeVisible();
    // The start is one of the pages, and no step.
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('button', { name: 'Pages 2' }));
    expect(rows()).toHaveLength(2);
    expect(screen.getByText('1 of 10 steps, and the start')).toBeVisible();
    await user.type(screen.getByRole('searchbox'), ' nowhere');
    await user.click(await screen.findByRole('button', { name: list.clear }));
    await waitFor(() => expect(rows()).toHaveLength(11));
    // The clicked button is gone, so Escape only leaves the search.
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
  });
});
