import {
  awaken,
  click,
  find,
  installIntersections,
  island,
  isWanted,
  nextTask,
  onPress,
  show,
} from '../../testing/rendering/sleepingIslands.ts';
import { answering, busy } from '../inlineScriptNames.ts';
import { showBusy } from '../loading/showBusy.ts';
import { answerSleeping } from './answerSleeping.ts';

let view: ReturnType<typeof installIntersections>;
beforeAll(() => {
  view = installIntersections();
  show(
    island('page', island('idler', '', 'idle') + island('seen', '', 'seen')) +
      island('pressed-early', `<button ${busy}="true" id="early">Early</button>`),
  );
  answerSleeping({ follow: jest.fn(), prefetchPage: jest.fn() });
});

test('an `idle` island is woken at the start, a `seen` one once it comes into view', async () => {
  expect(document.documentElement).toHaveAttribute(answering);
  expect(await isWanted('idler')).toBe(true);
  view.see(false);
  expect(await isWanted('seen')).toBe(false);
  view.see(true);
  expect(await isWanted('seen')).toBe(true);
  expect(view.observed).toEqual([]);
  expect(await isWanted('page')).toBe(true);
});

test('a press from before the scripts ran is repeated once its island is awake', async () => {
  const heard = onPress('#early');
  expect(await isWanted('pressed-early')).toBe(true);
  expect(find('#early')).toHaveAttribute(busy, 'true');
  awaken('page');
  awaken('pressed-early');
  await nextTask();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(find('#early')).not.toHaveAttribute(busy);
});

test('only the last press is repeated, once, when all islands round it are awake; its button is busy until then', async () => {
  show(island('outer', island('tabs', '<button id="a">A</button><button id="b">B</button>')));
  const [first, second] = [onPress('#a'), onPress('#b')];
  click('#a');
  click('#b');
  click('#b');
  expect(find('#a')).not.toHaveAttribute(busy);
  expect(find('#b')).toHaveAttribute(busy, 'true');
  expect(second).not.toHaveBeenCalled();
  expect(await isWanted('outer')).toBe(true);
  awaken('tabs');
  await nextTask();
  expect(second).not.toHaveBeenCalled();
  awaken('outer');
  await nextTask();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  expect(find('#b')).not.toHaveAttribute(busy);
  awaken('outer');
  await nextTask();
  expect(second).toHaveBeenCalledTimes(1);
});

test('a press is not repeated on a button that is gone once its island is awake', async () => {
  show(island('changing', '<button>Open</button>'));
  const heard = onPress('button');
  const button = find('button');
  click('button');
  awaken('changing');
  button.remove();
  await nextTask();
  expect(heard).not.toHaveBeenCalled();
});

test('each press is passed on to showBusy, which marks its button', () => {
  show('<button>Open</button>');
  click('button');
  showBusy();
  expect(find('button')).toHaveAttribute(busy, 'true');
});

test('a radio button is checked at once, and fires its change event when its island is awake', async () => {
  show(
    island(
      'choices',
      '<input type="radio" name="mode" id="a" checked><input type="radio" name="mode" id="b">',
    ),
  );
  const choice = find('#b') as HTMLInputElement;
  choice.click();
  expect(choice).toBeChecked();
  const changed = jest.fn();
  choice.addEventListener('change', changed);
  awaken('choices');
  await nextTask();
  expect(choice).toBeChecked();
  expect(changed).toHaveBeenCalledTimes(1);
});

test('a radio button of a form is not chosen a second time: the form takes its choices over as it wakes', async () => {
  show(island('questions', '<form><input type="radio" name="mode" id="a"></form>'));
  const choice = find('#a') as HTMLInputElement;
  const heard = onPress('#a');
  choice.click();
  expect(choice).not.toHaveAttribute(busy);
  awaken('questions');
  await nextTask();
  expect(choice).toBeChecked();
  expect(heard).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'focusin', 'pointerover'])('%s wakes the island it happens in', async (name) => {
  show(island(`touched-by-${name}`, '<input>'));
  find('input').dispatchEvent(new Event(name, { bubbles: true }));
  expect(await isWanted(`touched-by-${name}`)).toBe(true);
});
