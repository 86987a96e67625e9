import { act, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { usePopoverFromHtml } from './usePopoverFromHtml.ts';

function Menu({ onAdopt }: { onAdopt: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const isPopover = usePopoverFromHtml(panel, open, () => {
    onAdopt();
    setOpen(true);
  });
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'open' : 'closed'}
      </button>
      <div ref={panel} popover={isPopover ? 'auto' : undefined}>
        Panel
      </div>
    </>
  );
}

/** Hydrates the menu in a browser with popovers, which jsdom lacks, or in one in which even the selector throws. */
async function hydrate(wasOpened: boolean, knowsPopovers = true) {
  if (knowsPopovers)
    Object.defineProperty(HTMLElement.prototype, 'popover', { configurable: true, value: 'auto' });
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function matchesToo(this: Element, selector) {
    if (selector !== ':popover-open') return this.closest(selector) === this;
    if (!knowsPopovers) throw new DOMException(`Not a selector: ${selector}`, 'SyntaxError');
    return wasOpened;
  });
  const onAdopt = jest.fn();
  const menu = <Menu onAdopt={onAdopt} />;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(menu);
  expect(screen.getByText('Panel')).toHaveAttribute('popover', 'auto');
  await act(async () => void hydrateRoot(root, menu));
  return { onAdopt, panel: screen.getByText('Panel'), button: screen.getByText(/^(open|closed)$/) };
}

afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  document.body.replaceChildren();
});

test('a menu opened before hydration stays a popover until it is closed, and is none afterwards', async () => {
  const { onAdopt, panel, button } = await hydrate(true);
  expect(onAdopt).toHaveBeenCalledTimes(1);
  expect(button).toHaveTextContent('open');
  expect(panel).toHaveAttribute('popover', 'auto');

  act(() => button.click());
  expect(button).toHaveTextContent('closed');
  expect(panel).not.toHaveAttribute('popover');
  act(() => button.click());
  expect(button).toHaveTextContent('open');
  expect(panel).not.toHaveAttribute('popover');
  expect(onAdopt).toHaveBeenCalledTimes(1);
});

test('a menu that is closed at hydration is no longer a popover', async () => {
  const { onAdopt, panel } = await hydrate(false);
  expect(onAdopt).not.toHaveBeenCalled();
  expect(panel).not.toHaveAttribute('popover');
});

test('in a browser without popovers, the attribute is removed at hydration', async () => {
  const { onAdopt, panel } = await hydrate(false, false);
  expect(onAdopt).not.toHaveBeenCalled();
  expect(panel).not.toHaveAttribute('popover');
});
