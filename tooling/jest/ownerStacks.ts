import * as React from 'react';

/**
 * The development build of React records for each element where it was created, up to ten thousand times a second, and
 * prints that place with its warnings. It took a fifth of the processor time of a form's tests, and a warning fails a test
 * without it. React has no setting for it, so this says that the ten thousand are used up.
 */
const counter = 'recentlyCreatedOwnerStacks';

const internals: unknown = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1];
if (typeof internals !== 'object' || internals === null || !(counter in internals))
  throw new Error(
    `React has no ${counter} any more: look whether it still records where elements are created.`,
  );
Object.defineProperty(internals, counter, { get: () => Infinity, set: () => {} });
