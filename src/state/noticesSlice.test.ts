import { pageOpened } from './navigationSlice.ts';
import {
  connectionLost,
  connectionNoticeDismissed,
  connectionRestored,
  loginAsked,
  noticesSlice,
  selectConnectionNotice,
  selectSessionNotice,
  sessionEndNeared,
  sessionRanOut,
} from './noticesSlice.ts';

const notices = noticesSlice.reducer;
const nextPage = pageOpened({ path: '/careers', action: 'PUSH' });

test('that the session is over is told until the next page, or until a page asks for a login itself', () => {
  const over = notices(undefined, sessionRanOut());
  expect(selectSessionNotice({ notices: over })?.minutesLeft).toBeNull();
  expect(selectSessionNotice({ notices: notices(over, nextPage) })).toBeNull();
  expect(selectSessionNotice({ notices: notices(over, loginAsked()) })).toBeNull();
  const near = notices(undefined, sessionEndNeared({ minutesLeft: 2 }));
  expect(selectSessionNotice({ notices: notices(near, nextPage) })?.minutesLeft).toBe(2);
});

test('a lost connection is told until it is back; that it is back, until the next page', () => {
  const lost = notices(undefined, connectionLost());
  expect(selectConnectionNotice({ notices: notices(lost, nextPage) })).toBe('lost');
  const back = notices(notices(lost, connectionNoticeDismissed()), connectionRestored());
  expect(selectConnectionNotice({ notices: back })).toBe('restored');
  expect(selectConnectionNotice({ notices: notices(back, nextPage) })).toBeNull();
});
