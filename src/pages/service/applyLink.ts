import { paths } from '../../../contract/paths.ts';
import type { CallToAction } from '../../content/services/service.ts';

/** Where a service's call to action leads, and that it takes along which service it was (specification SVC-13). */
export const applyLink = (call: CallToAction) => ({
  label: call.label,
  to: paths[call.page],
  state: 'serviceType' in call ? { prefill: { serviceType: call.serviceType } } : undefined,
});
