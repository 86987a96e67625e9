import { canonicalPathOf, pathNameOf, paths } from './paths.ts';

test('visitors have exactly the 29 routes of the specification (specification ROUTE)', () => {
  expect(Object.values(paths)).toEqual([
    '/',
    '/about-us',
    '/careers',
    '/positions',
    '/contact',
    '/privacy-policy',
    '/terms-and-conditions',
    '/shop',
    '/services/web-development',
    '/services/AI-solutions',
    '/services/business-analytics',
    '/services/iot-integrations',
    '/services/app-development',
    '/services/customer-care-bot',
    '/services/ui-ux-design',
    '/services/it-consultant',
    '/services/cloud-solutions',
    '/sign-up',
    '/login',
    '/forgot-password',
    '/reset-password',
    '/settings',
    '/edit-profile',
    '/partnership',
    '/service-application',
    '/job-application',
    '/internship-application',
    '/partnership-application',
    '/consultation-form',
  ]);
});

test('an address is found whatever its letter case or trailing slash, and keeps its canonical spelling', () => {
  expect(canonicalPathOf('/services/ai-solutions')).toBe('/services/AI-solutions');
  expect(canonicalPathOf('/LOGIN/')).toBe('/login');
  expect(canonicalPathOf('/')).toBe('/');
  expect(canonicalPathOf('/services')).toBeNull();
  expect(canonicalPathOf('/job-application')).toBe('/job-application');
  expect(canonicalPathOf('/job-application/1')).toBeNull();
});

test('the name of a page is found by its address, whatever its letter case or trailing slash', () => {
  expect(pathNameOf('/services/ai-solutions/')).toBe('aiSolutions');
  expect(pathNameOf('/services')).toBeUndefined();
});
