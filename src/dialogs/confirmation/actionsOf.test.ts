import { paths } from '../../../contract/paths.ts';
import type { Path } from '../../../contract/paths.ts';
import { actionsOf } from './actionsOf.tsx';

test('the return button speaks of an application only at the five long forms (specification D12)', () => {
  const labelAt = (path: Path) =>
    actionsOf(
      { kind: 'login.welcome', params: { returnPath: { path } } },
      { close: () => {}, returnTo: () => {}, canResend: false },
    )[0]?.label;
  expect(Object.values(paths).filter((path) => labelAt(path) === 'Back to your application')).toEqual([
    '/service-application',
    '/job-application',
    '/internship-application',
    '/partnership-application',
    '/consultation-form',
  ]);
  expect(labelAt('/contact')).toBe('Back to where you were');
});
