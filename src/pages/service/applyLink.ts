import { paths } from '../../../contract/paths.ts';
import type { CallToAction } from '../../content/services/service.ts';

/**
 * Link properties of a service's call to action; its location state prefills the service type (specification SVC-13).
 */
export const applyLink = (call: CallToAction) => ({
  label: call.label,
  to: paths[call.page],
  state: 'serviceType' in call ? { prefill: { serviceType: call.serviceType } } : undefined,
});
