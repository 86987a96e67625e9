import { canonicalPathOf, pathNameOf, paths, servicePaths } from './paths.ts';

test('visitors have exactly twenty routes besides the services, none with a parameter', () => {
  expect(new Set(Object.values(paths)).size).toBe(20 + Object.keys(servicePaths).length);
  expect(Object.values(paths).filter((path) => /[:*?]/.test(path))).toEqual([]);
  for (const path of Object.values(servicePaths)) expect(path).toMatch(/^\/services\/[\w-]+$/);
});

test('an address is found whatever its letter case or trailing slash, and keeps its canonical spelling', () => {
  expect(canonicalPathOf('/services/ai-solutions')).toBe('/services/AI-solutions');
  expect(canonicalPathOf('/LOGIN/')).toBe('/login');
  expect(canonicalPathOf('/')).toBe('/');
  expect(canonicalPathOf('/services')).toBeNull();
  expect(canonicalPathOf('/job-application')).toBe('/job-application');
  expect(canonicalPathOf('/job-application/1')).toBeNull();
});

test('the name of a page is found by its address, however that is spelt', () => {
  expect(pathNameOf('/services/ai-solutions/')).toBe('aiSolutions');
  expect(pathNameOf('/services')).toBeUndefined();
});
