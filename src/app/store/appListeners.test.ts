import { drawerToggled } from '../../state/uiSlice.ts';
import { startAppListening } from './appListeners.ts';
import { makeStore } from './store.ts';

test('startAppListening adds a listener to the stores made before and after, and only once for the same functions', () => {
  const effect = jest.fn<void, []>();
  const earlier = makeStore();
  for (const _attempt of ['first', 'second']) startAppListening({ actionCreator: drawerToggled, effect });
  const later = makeStore();
  earlier.dispatch(drawerToggled(true));
  expect(effect).toHaveBeenCalledTimes(1);
  later.dispatch(drawerToggled(true));
  expect(effect).toHaveBeenCalledTimes(2);
});
