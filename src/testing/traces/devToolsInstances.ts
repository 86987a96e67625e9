import { instrument } from '@redux-devtools/instrument';
import type { EnhancedStore } from '@redux-devtools/instrument';
import type { StoreEnhancer, StoreEnhancerStoreCreator, UnknownAction } from '@reduxjs/toolkit';
import type { Snapshot } from '../../trace/recording/snapshot.ts';

type DevTools = EnhancedStore<Snapshot | null, UnknownAction, null>['liftedStore'];

/** The store enhancer that the extension of Redux DevTools adds to a store. */
export const devToolsEnhancer = () => instrument<Snapshot | null, UnknownAction>(undefined, { maxAge: 2000 });

/** Simulates an extension that lists the stores of traces; `jump` does what its slider does. */
export function installDevToolsInstances() {
  /** By `instanceId`; a store without one gets the next number. */
  const instances = new Map<string | number, { name: string; devTools: DevTools }>();
  const extension =
    ({ instanceId, name }: { instanceId?: string; name: string }): StoreEnhancer =>
    (createStore) =>
    (reducer, state) => {
      const store = devToolsEnhancer()(createStore as StoreEnhancerStoreCreator)(
        reducer as never,
        state as never,
      );
      instances.set(instanceId ?? instances.size + 1, { name, devTools: store.liftedStore });
      return store as never;
    };
  beforeEach(() => {
    instances.clear();
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: extension });
  });
  afterEach(() => Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION__'));

  const instance = (wanted: string): DevTools => {
    const found = [...instances.values()].find(({ name }) => name === wanted);
    if (!found) throw new Error(`Redux DevTools list no “${wanted}”.`);
    return found.devTools;
  };
  return {
    names: () => [...instances.values()].map(({ name }) => name),
    stateOf: (name: string) => instance(name).getState(),
    jump: (name: string, actionId: number) =>
      void instance(name).dispatch({ type: 'JUMP_TO_ACTION', actionId } as never),
  };
}
