import { applicationKinds, applications } from '../../../contract/applications.ts';
import type { ApplicationKind } from '../../../contract/applications.ts';
import type { Application } from '../../../contract/applications/application.ts';
import type { Handler } from '../http/handler.ts';

/** The submit or mail handlers of all entries of contract/applications.ts, by the names of their calls. */
export const applicationHandlers = <Part extends 'submit' | 'mail'>(
  call: Part,
  handlerOf: (kind: ApplicationKind, application: Application) => Handler,
) =>
  Object.fromEntries(
    applicationKinds.map((kind) => [applications[kind][call], handlerOf(kind, applications[kind])]),
  ) as Record<(typeof applications)[ApplicationKind][Part], Handler>;
