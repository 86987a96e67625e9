import type { ServiceName } from '../../../../contract/paths.ts';
import { island, type Island } from '../../../hydration/islands/island.tsx';

/*
 * Only read, so it stays the HTML it came as. It lies in the chunk of the service's words: one of its own would be a line
 * more in the first script of every page. The chunks are named one by one, because webpack reads the names as they are written.
 */
const example = (load: Parameters<typeof island>[1]) => island('example', load);

/** The worked example of each service; no page carries another's. */
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
      (await import(/* webpackChunkName: "service-businessAnalytics" */ './MorningPage.tsx')).MorningPage,
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
