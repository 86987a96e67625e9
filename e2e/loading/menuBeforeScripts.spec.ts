import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { encode, rehydratedMark } from '../../src/app/store/persistedCodec.ts';
import { serviceMenu } from '../../src/content/services/serviceMenu.ts';
import { analyze } from '../support/accessibility.ts';
import { holdScripts } from '../support/network/lateScripts.ts';
import { expect, ready, test } from '../support/test.ts';

const narrow = { width: 412, height: 823 };
const [service] = serviceMenu;

const bannerOf = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page, name: string) => bannerOf(page).getByRole('button', { name });
const opener = (page: Page) => bannerOf(page).getByRole('button', { name: 'Open menu', includeHidden: true });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Main' });
const summary = (page: Page, name: string) => drawerOf(page).locator('summary').filter({ hasText: name });

/** Opens a page whose scripts are held until the returned function is called; that waits until the page is ready. */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  await page.goto(address);
  return async () => {
    release();
    await ready(page);
  };
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawer opens in a narrow window, a group unfolds, and its links lead on', async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto('/');
    await expect(drawerOf(page)).toBeHidden();
    await opener(page).click();
    await expect(drawerOf(page)).toBeVisible();
    await summary(page, 'Services').click();
    await expect(drawerOf(page).getByRole('link', { name: service!.title })).toBeVisible();
    await summary(page, 'About').click();
    await expect(drawerOf(page).getByRole('link', { name: service!.title })).toBeHidden();
    await drawerOf(page).getByRole('button', { name: 'Close menu' }).click();
    await expect(drawerOf(page)).toBeHidden();
    await opener(page).click();
    await drawerOf(page).getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
  });

  test('menus open in a wide window, one at a time, and their links lead on', async ({ page }) => {
    await page.goto('/');
    const careers = bannerOf(page).getByRole('link', { name: 'Careers' });
    const chosen = bannerOf(page).getByRole('link', { name: service!.title });
    await expect(careers).toBeHidden();
    await menuButton(page, 'About').click();
    await expect(careers).toBeVisible();
    const backgroundOf = (name: string) =>
      menuButton(page, name).evaluate((button) => getComputedStyle(button).backgroundColor);
    expect(await backgroundOf('About')).not.toBe(await backgroundOf('Services'));
    await menuButton(page, 'Services').click();
    await expect(chosen).toBeVisible();
    await expect(careers).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(chosen).toBeHidden();
    await menuButton(page, 'SupportHub').click();
    await expect(bannerOf(page).getByText('Coming Soon')).toBeVisible();
    await menuButton(page, 'About').click();
    await careers.click();
    await expect(page).toHaveURL('/careers');
    await menuButton(page, 'Services').click();
    await chosen.click();
    await expect(page).toHaveURL(/\/services\//);
  });
});

test('a press on the menu button counts while the first screen covers it', async ({ page }) => {
  await page.setViewportSize(narrow);
  await openWithoutScripts(page, '/login');
  const screen = page.locator('#first-load');
  await screen.evaluate(({ style }) => (style.animation = 'none'));
  await expect(screen).toBeVisible();
  const { x, y, width, height } = (await opener(page).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(drawerOf(page)).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const)
  test(`the drawer that opened before scripts can be used by everybody, ${scheme}`, async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.emulateMedia({ colorScheme: scheme });
    await openWithoutScripts(page, '/login');
    await expect(page.locator('#first-load')).toBeHidden();
    await opener(page).click();
    await summary(page, 'Services').click();
    await analyze(page, 'drawer before scripts', narrow.width, scheme);
  });

test('a browser that opens the drawer and leaves the focus on its button, as WebKit does, gets the focus moved in', async ({
  page,
}) => {
  await page.setViewportSize(narrow);
  const bringScripts = await openWithoutScripts(page, '/careers');
  await opener(page).click();
  await expect(drawerOf(page)).toBeVisible();
  await opener(page).focus();
  await bringScripts();
  await expect(drawerOf(page)).toBeFocused();
});

test('scripts take over an open drawer without moving it, and Esc closes it', async ({ page }) => {
  await page.setViewportSize(narrow);
  const arrive = await openWithoutScripts(page, '/login');
  await opener(page).click();
  await summary(page, 'About').click();
  const careers = drawerOf(page).getByRole('link', { name: 'Careers' });
  await careers.focus();
  const before = [await drawerOf(page).boundingBox(), await careers.boundingBox()];
  await arrive();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  expect([await drawerOf(page).boundingBox(), await careers.boundingBox()]).toEqual(before);
  await expect(careers).toBeFocused();

  await summary(page, 'Services').click();
  await expect(careers).toBeHidden();
  await expect(drawerOf(page).getByRole('link', { name: service!.title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toBeHidden();
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(opener(page)).toBeFocused();

  // Opened again, the drawer is a modal dialog: in the same place, its groups folded, and the rest of the page inert.
  await page.keyboard.press('Enter');
  await expect(drawerOf(page)).toBeVisible();
  expect(await drawerOf(page).boundingBox()).toEqual(before[0]);
  await expect(drawerOf(page).getByRole('link', { name: service!.title })).toBeHidden();
  await expect(drawerOf(page)).toBeFocused();
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(drawerOf(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

for (const way of ['a press beside it', 'its button', 'a window wider than 1024 px', 'a link'])
  test(`a drawer that scripts have taken over is closed by ${way}`, async ({ page }) => {
    await page.setViewportSize(narrow);
    const arrive = await openWithoutScripts(page, '/login');
    await opener(page).click();
    await arrive();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    if (way === 'a press beside it') {
      // At a point where a link of the page lies beneath.
      const { x, y } = (await bannerOf(page).getByRole('link', { name: 'Kolam Works' }).boundingBox())!;
      await page.mouse.click(x + 2, y + 10);
    } else if (way === 'its button') await drawerOf(page).getByRole('button', { name: 'Close menu' }).click();
    else if (way === 'a link') await drawerOf(page).getByRole('link', { name: 'Contact' }).click();
    else await page.setViewportSize({ width: 1025, height: 800 });
    await expect(drawerOf(page)).toBeHidden();
    // In a wide window the style sheet hides the drawer at once, and React closes it with its next render.
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await page.setViewportSize(narrow);
    await expect(drawerOf(page)).toBeHidden();
    await expect(page).toHaveURL(way === 'a link' ? '/contact' : '/login');
  });

for (const [name, entry] of [
  ['About', 'Careers'],
  ['Services', service!.title],
] as const)
  test(`scripts take over the open menu ${name} without moving it, and Esc closes it`, async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/login');
    const button = menuButton(page, name);
    const link = bannerOf(page).getByRole('link', { name: entry });
    await button.click();
    await link.focus();
    const before = await link.boundingBox();
    await arrive();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await link.boundingBox()).toEqual(before);
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await expect(link).toBeHidden();

    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    expect(await link.boundingBox()).toEqual(before);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });

for (const way of ['a press elsewhere', 'its button', 'another menu', 'a link', 'Tab'])
  test(`a menu that scripts have taken over is closed by ${way}`, async ({ page }) => {
    const arrive = await openWithoutScripts(page, '/login');
    const about = menuButton(page, 'About');
    const careers = bannerOf(page).getByRole('link', { name: 'Careers' });
    await about.click();
    await arrive();
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    if (way === 'a press elsewhere') await page.getByRole('heading', { level: 1 }).click();
    else if (way === 'its button') await about.click();
    else if (way === 'another menu') await menuButton(page, 'Services').click();
    else if (way === 'a link') await careers.click();
    else {
      await careers.focus();
      await page.keyboard.press('Tab');
    }
    await expect(about).toHaveAttribute('aria-expanded', 'false');
    await expect(careers).toBeHidden();
    await expect(page).toHaveURL(way === 'a link' ? '/careers' : '/login');
    await expect(menuButton(page, 'Services')).toHaveAttribute('aria-expanded', `${way === 'another menu'}`);
  });

for (const opened of ['drawer', 'menu'])
  test(`a ${opened} that was opened before scripts closes under a result that a reload shows again`, async ({
    page,
  }) => {
    if (opened === 'drawer') await page.setViewportSize(narrow);
    await page.addInitScript(
      (result) => window.sessionStorage.setItem('persist:dialog', result),
      encode({ current: { kind: 'consultation.submitted', params: {} }, ...rehydratedMark }),
    );
    const arrive = await openWithoutScripts(page, paths.consultationForm);
    await (opened === 'drawer' ? opener(page) : menuButton(page, 'About')).click();
    const lying = page.locator(':popover-open, dialog[open]');
    await expect(lying).toHaveCount(1);
    await arrive();
    await expect(page.getByRole('button', { name: 'Go Home' })).toBeFocused();
    await expect(lying).toHaveCount(0);
    await page.getByRole('button', { name: 'Go Home' }).click();
    await expect(page).toHaveURL(paths.home);
  });

test('a screen reader hears whether a menu is open, before scripts and after', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/login');
  const about = menuButton(page, 'About');
  const tree = await page.context().newCDPSession(page);
  const expandedStates = async () => {
    const { root } = await tree.send('DOM.getDocument');
    const query = { nodeId: root.nodeId, accessibleName: 'About', role: 'button' };
    const { nodes } = await tree.send('Accessibility.queryAXTree', query);
    return nodes.map(({ properties }) => properties?.find(({ name }) => name === 'expanded')?.value.value);
  };
  await about.click();
  await expect.poll(expandedStates).toEqual([true]);
  await page.keyboard.press('Escape');
  await expect.poll(expandedStates).toEqual([false]);
  await arrive();
  await about.click();
  await expect.poll(expandedStates).toEqual([true]);
});
