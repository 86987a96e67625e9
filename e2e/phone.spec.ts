import { expect, ready, test } from './support/test.ts';
import { makePdf } from './support/pdf.ts';
import { makeVisitor, readCode, tabTo } from './support/visitor.ts';

test.use({ viewport: { width: 360, height: 780 }, locale: 'en-US' });

test('the whole journey works on a phone by keyboard only', async ({ page, product }) => {
  const visitor = makeVisitor();
  const reach = (
    role: 'button' | 'textbox' | 'radio' | 'combobox' | 'link' | 'spinbutton',
    name: string | RegExp,
  ) => page.getByRole(role, { name, ...(typeof name === 'string' ? { exact: true } : {}) });
  const label = (text: string | RegExp) => page.getByLabel(text, { exact: typeof text === 'string' });
  const type = async (text: string | RegExp, words: string) => {
    await tabTo(page, label(text));
    await page.keyboard.type(words);
  };
  const press = async (name: string) => {
    await tabTo(page, reach('button', name));
    await page.keyboard.press('Enter');
  };

  await page.goto('/sign-up');
  await ready(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await type('Email', visitor.email);
  await press('Send OTP');
  await expect(page.getByText('OTP sent to your email. Please check your inbox.')).toBeVisible();
  await expect(label(/^OTP/)).toBeFocused();
  await page.keyboard.type(await readCode(product, visitor.email));
  await page.keyboard.press('Enter');
  await expect(page.getByText('OTP verified successfully!')).toBeVisible();
  await type('Name', visitor.name);
  await type('Phone number', '+91 44 0000 0117');
  await type('Date of birth', '04171998');
  await type('Address', '8 Example Lane');
  await tabTo(page, reach('radio', 'Male'));
  await page.keyboard.press('ArrowDown');
  await expect(reach('radio', 'Female')).toBeChecked();
  await type('Password', visitor.password);
  await type('Confirm password', visitor.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  await ready(page);

  await type('Email', visitor.email);
  await type('Password', visitor.password);
  await page.keyboard.press('Enter');
  const welcome = page.getByRole('dialog', { name: 'Welcome Back!' });
  await expect(welcome).toBeVisible();
  await expect(welcome.getByRole('button', { name: 'Continue' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await ready(page);

  await page.goto('/job-application');
  await ready(page);
  await type('Name', visitor.name);
  await type('Phone number', '+91 44 0000 0117');
  await tabTo(page, page.getByLabel('Role'));
  await page.keyboard.type('Quality');
  await type('Education', 'B.E. Computer Science');
  await type(/^Experience/, '0');
  await tabTo(page, reach('button', 'Choose PDF'));
  const choosing = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (
    await choosing
  ).setFiles({
    name: 'asha.pdf',
    mimeType: 'application/pdf',
    buffer: makePdf('Asha Raman'),
  });
  await press('Submit application');
  const sent = page.getByRole('dialog', { name: 'Application Submitted' });
  await expect(sent).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
  const [staff] = (await product.letters('staff@example.invalid')).filter(({ text }) =>
    text.includes(visitor.email),
  );
  expect(staff?.text).toContain('Quality Guardian');
});
