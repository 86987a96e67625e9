import { useCallback, useReducer } from 'react';
import { isSameTrace } from './isSameTrace.ts';
import { openTrace } from './openTrace.ts';
import type { OpeningError, OpenTrace } from './openTrace.ts';

export type Failure = OpeningError & { key: string; name: string };

type State = {
  /** In the order of their tabs. */
  open: readonly OpenTrace[];
  /** Key of the trace that is shown. */
  selected: string | null;
  /** The current position in the story of each trace, by key. */
  positions: Readonly<Record<string, number>>;
  /** Counts jumps to a step by its reference; with each, playback continues from there. */
  jumps: number;
  loading: readonly { key: string; name: string }[];
  failures: readonly Failure[];
};

type Action =
  | { type: 'opening'; key: string; name: string }
  | { type: 'opened'; file: OpenTrace }
  | { type: 'failed'; failure: Failure }
  | { type: 'dismissed'; key: string }
  | { type: 'selected'; key: string }
  | { type: 'moved'; key: string; position: number }
  | { type: 'jumped'; key: string; position: number }
  | { type: 'closed'; key: string };

const initial: State = { open: [], selected: null, positions: {}, jumps: 0, loading: [], failures: [] };

const without = <Item extends { key: string }>(items: readonly Item[], key: string) =>
  items.filter((item) => item.key !== key);

function close(state: State, key: string): State {
  const at = state.open.findIndex((file) => file.key === key);
  const open = without(state.open, key);
  const neighbour = open[Math.min(at, open.length - 1)]?.key ?? null;
  const { [key]: _forgotten, ...positions } = state.positions;
  return { ...state, open, positions, selected: state.selected === key ? neighbour : state.selected };
}

function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'opening': {
      const { key, name } = action;
      return { ...state, loading: [...state.loading, { key, name }], failures: [] };
    }
    case 'opened': {
      const { key, trace } = action.file;
      const loading = without(state.loading, key);
      const same = state.open.find((file) => isSameTrace(file.trace, trace));
      return same
        ? { ...state, loading, selected: same.key }
        : { ...state, loading, open: [...state.open, action.file], selected: key };
    }
    case 'failed':
      return {
        ...state,
        loading: without(state.loading, action.failure.key),
        failures: [...state.failures, action.failure],
      };
    case 'dismissed':
      return { ...state, failures: without(state.failures, action.key) };
    case 'selected':
      return { ...state, selected: action.key };
    case 'moved':
      return { ...state, positions: { ...state.positions, [action.key]: action.position } };
    case 'jumped':
      return {
        ...state,
        selected: action.key,
        positions: { ...state.positions, [action.key]: action.position },
        jumps: state.jumps + 1,
      };
    default:
      return close(state, action.key);
  }
}

let lastKey = 0;
const makeKey = () => `trace-${(lastKey += 1)}`;

export type Source = Pick<File, 'name' | 'size' | 'text'>;

/** The open traces and the functions that open, select, move and close them. Their state is in this component only. */
export function useTraces() {
  const [state, dispatch] = useReducer(reduce, initial);
  const open = useCallback(async (source: Source) => {
    const key = makeKey();
    const { name } = source;
    dispatch({ type: 'opening', key, name });
    const opened = await openTrace(source);
    if (opened.file) dispatch({ type: 'opened', file: { ...opened.file, key } });
    else dispatch({ type: 'failed', failure: { ...opened.error, key, name } });
  }, []);
  return {
    ...state,
    current: state.open.find(({ key }) => key === state.selected) ?? null,
    openAll: useCallback((sources: readonly Source[]) => Promise.all(sources.map(open)), [open]),
    dismiss: useCallback((key: string) => dispatch({ type: 'dismissed', key }), []),
    select: useCallback((key: string) => dispatch({ type: 'selected', key }), []),
    move: useCallback((key: string, position: number) => dispatch({ type: 'moved', key, position }), []),
    jump: useCallback((key: string, position: number) => dispatch({ type: 'jumped', key, position }), []),
    close: useCallback((key: string) => dispatch({ type: 'closed', key }), []),
  };
}
