import { act, fireEvent, screen } from '@testing-library/react';
import { supportCopy } from '../content/trace/supportScreen.ts';
import { installLayout, press, refused, renderScreen } from '../testing/traces/supportScreen.tsx';

installLayout();

const { player } = supportCopy;

describe('the full window', () => {
  const { detail } = supportCopy;
  const isFull = () => screen.queryByRole('button', { name: player.leaveFull }) !== null;

  test('everything behind the page is inert, and afterwards the focus returns to where it was', async () => {
    await renderScreen(refused());
    const search = screen.getByRole('searchbox');
    act(() => search.focus());
    fireEvent.click(screen.getByRole('button', { name: player.full }));
    expect(screen.getByTitle(player.frameTitle).closest('[inert]')).toBeNull();
    expect(screen.getByRole('button', { name: player.leaveFull }).closest('[inert]')).toBeNull();
    for (const hidden of [
      search,
      screen.getByRole('heading', { level: 1 }),
      screen.getByRole('list', { name: supportCopy.list.label }),
    ])
      expect(hidden.closest('[inert]')).not.toBeNull();
    expect(search).not.toHaveFocus();
    press('Escape');
    expect(isFull()).toBe(false);
    expect(search).toHaveFocus();
    expect(search.closest('[inert]')).toBeNull();
  });

  test('showing the detail, searching or opening another file ends it', async () => {
    await renderScreen(refused());
    press('f');
    expect(isFull()).toBe(true);
    press('d');
    expect(isFull()).toBe(false);
    expect(screen.getByRole('region', { name: detail.label })).toBeVisible();
    press('f');
    expect(screen.getByRole('button', { name: detail.show })).toHaveAttribute('aria-expanded', 'false');
    press('d');
    expect(screen.getByRole('region', { name: detail.label })).toBeVisible();
    press('f');
    press('/');
    expect(isFull()).toBe(false);
    expect(screen.getByRole('searchbox')).toHaveFocus();
    press('f');
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [refused('DEF')] } });
    expect(await screen.findByRole('tab', { name: /^DEF/ })).toBeVisible();
    expect(isFull()).toBe(false);
  });

  test('Escape within the replayed page ends it, too', async () => {
    await renderScreen(refused());
    press('f');
    const { contentWindow: source } = screen.getByTitle<HTMLIFrameElement>(player.frameTitle);
    const data = { type: 'key', key: 'Escape', shift: false };
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { data, origin: window.location.origin, source }),
        ),
    );
    expect(isFull()).toBe(false);
  });
});
