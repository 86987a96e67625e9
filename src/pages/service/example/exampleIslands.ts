import type { ServiceName } from '../../../../contract/paths.ts';
import { island } from '../../../hydration/islands/island.tsx';
import type { Island } from '../../../hydration/islands/island.tsx';

/*
 * An example is only read, so it stays prerendered HTML. It is in the chunk of the service's copy: a chunk of its own
 * would add a line to the first script of every page. Each chunk name is written out, because webpack reads the names
 * from the source.
 */
const example = (load: Parameters<typeof island>[1]) => island('example', load);

/** The worked example of each service; no page loads another service's. */
export const exampleIslands: Readonly<Record<ServiceName, Island>> = {
  webDevelopment: example(
    async () =>
      (await import(/* webpackChunkName: "service-webDevelopment" */ './weight/PageWeight.tsx')).PageWeight,
  ),
  aiSolutions: example(
    async () =>
      (await import(/* webpackChunkName: "service-aiSolutions" */ './invoice/InvoiceReading.tsx'))
        .InvoiceReading,
  ),
  businessAnalytics: example(
    async () =>
      (await import(/* webpackChunkName: "service-businessAnalytics" */ './MorningFigures.tsx'))
        .MorningFigures,
  ),
  iotIntegrations: example(
    async () =>
      (await import(/* webpackChunkName: "service-iotIntegrations" */ './sensor/SensorWeek.tsx')).SensorWeek,
  ),
  appDevelopment: example(
    async () =>
      (await import(/* webpackChunkName: "service-appDevelopment" */ './DeliveryList.tsx')).DeliveryList,
  ),
  customerCareBot: example(
    async () => (await import(/* webpackChunkName: "service-customerCareBot" */ './Chat.tsx')).Chat,
  ),
  uiUxDesign: example(
    async () => (await import(/* webpackChunkName: "service-uiUxDesign" */ './kit/TwoPages.tsx')).TwoPages,
  ),
  itConsultant: example(
    async () => (await import(/* webpackChunkName: "service-itConsultant" */ './advice/Advice.tsx')).Advice,
  ),
  cloudSolutions: example(
    async () =>
      (await import(/* webpackChunkName: "service-cloudSolutions" */ './bill/CloudBill.tsx')).CloudBill,
  ),
};
