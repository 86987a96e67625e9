import { instrument } from '@redux-devtools/instrument';
import type { EnhancedStore } from '@redux-devtools/instrument';
import { filterState, getLocalFilter, importState } from '@redux-devtools/utils';
import type { Action, StoreEnhancer, StoreEnhancerStoreCreator } from '@reduxjs/toolkit';

type Options = {
  maxAge: number;
  trace: (action: Action) => string;
  features: Readonly<Record<string, boolean | string>>;
  actionSanitizer: (action: Action, id: number) => Action;
  stateSanitizer: (state: unknown, id: number) => unknown;
};

/** An action as the panel lists it. */
type Shown = { action: Action; timestamp: number | undefined; stack: string | undefined; state: unknown };

/**
 * Simulates the extension of Redux DevTools with the extension's own instrument and filters, and keeps what its panel
 * would show. Call it before Redux Toolkit is loaded, which looks for the extension on loading.
 */
export function installDevTools() {
  let options: Options | undefined;
  let lifted: EnhancedStore<unknown, Action, unknown>['liftedStore'] | undefined;
  const shown: Shown[] = [];

  const watch =
    (given: Options): StoreEnhancer =>
    (createStore: StoreEnhancerStoreCreator) =>
    (reducer, preloadedState) => {
      const instrumented = instrument(undefined, { maxAge: given.maxAge, trace: given.trace });
      const store = instrumented(createStore as never)(reducer as never, preloadedState as never);
      options = given;
      lifted = (store as unknown as EnhancedStore<unknown, Action, unknown>).liftedStore;
      let seen = -1;
      lifted.subscribe(() => {
        const { actionsById, computedStates, nextActionId } = stateNow();
        const id = nextActionId - 1;
        if (id === seen) return;
        seen = id;
        // As the extension sends a single action: only the sanitized action, without the fields that it keeps beside
        // it.
        const sent = JSON.stringify(given.actionSanitizer(actionsById[id]!.action, id));
        const { timestamp, stack, action, ...rest } = JSON.parse(sent) as Partial<Shown> & object;
        shown.push({
          timestamp,
          stack,
          action: action ?? (rest as Action),
          state: filterState(
            computedStates.at(-1)!.state as never,
            'ACTION',
            undefined,
            given.stateSanitizer,
            undefined,
            nextActionId,
          ),
        });
      });
      return store as never;
    };

  const stateNow = () => lifted!.getState();

  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      (given: Options) =>
      (...enhancers: StoreEnhancer[]) =>
      (createStore: StoreEnhancerStoreCreator) =>
        enhancers.reduceRight((next, enhance) => enhance(next), watch(given)(createStore)),
  });

  return {
    options: () => options!,
    /** Every action so far, as the panel shows it. */
    shown: () => shown,
    /**
     * The exported file, with all that the panel shows. Of the committed state the panel knows only whether there is
     * one.
     */
    exported: (): string => {
      const { actionSanitizer, stateSanitizer } = options!;
      const state = stateNow();
      const filtered = filterState(
        state,
        'STATE',
        getLocalFilter({}),
        stateSanitizer,
        actionSanitizer,
        state.nextActionId,
      ) as object;
      return JSON.stringify({
        payload: JSON.stringify({ ...filtered, committedState: state.committedState !== undefined }),
      });
    },
    imported: (file: string) => importState(file, {})!.nextLiftedState,
  };
}
