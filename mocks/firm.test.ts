import { company } from '../src/content/company.ts';
import { defaultSettings } from '../server/common/settings.ts';

// By default the sender of emails has this name, too (server/config/settingsOf.test.ts).
test('the server calls the firm as the site does, until it is told otherwise', () => {
  expect(defaultSettings.firmName).toBe(company.name);
});
