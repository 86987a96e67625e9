import { paths } from '../../contract/paths.ts';
import { checkBudgets, countLayers, figuresOf } from '../support/budgets.ts';
import { logInWith } from '../support/forms.ts';
import { ready, test } from '../support/test.ts';
import { createAccount, logIn } from '../support/visitor.ts';

// Each label and button that is painted after something sticky has a layer of its own in Chromium. Phones have no such columns.

test('beside a column that stays in sight no page falls into many layers', async ({ page, app }) => {
  await logInWith(page, await logIn(app, await createAccount(app)));
  for (const path of [
    paths.login,
    paths.privacyPolicy,
    paths.positions,
    paths.serviceApplication,
    paths.editProfile,
  ]) {
    await page.goto(path);
    await ready(page);
    checkBudgets(figuresOf(path, { layers: await countLayers(page) }));
  }
});
