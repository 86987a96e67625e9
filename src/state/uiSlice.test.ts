import { dialogOpened, questionAsked } from './dialog/dialogSlice.ts';
import { pageOpened } from './navigationSlice.ts';
import { loginAsked } from './noticesSlice.ts';
import {
  applyDismissed,
  applyPressed,
  drawerToggled,
  loadingEnded,
  loadingStarted,
  menuToggled,
  menusClosed,
  roleClosed,
  roleSelected,
  selectApplying,
  searchToggled,
  selectLoading,
  selectOpenMenu,
  selectRole,
  selectSearchOpen,
  selectOpenTestimonial,
  selectShownTeam,
  selectTechnologyTab,
  teamChosen,
  technologyTabChosen,
  testimonialClosed,
  testimonialOpened,
  uiSlice,
} from './uiSlice.ts';

const ui = uiSlice.reducer;

test('the loading screen stays until every cause has ended', () => {
  const causes = [
    loadingStarted('route'),
    loadingStarted('submit'),
    loadingStarted('submit'),
    loadingEnded('submit'),
  ];
  let state = causes.reduce(ui, ui(undefined, { type: '' }));
  state = ui(state, loadingEnded('route'));
  expect(selectLoading({ ui: state })).toBe(true);
  state = ui(state, loadingEnded('submit'));
  expect(selectLoading({ ui: state })).toBe(false);
});

test('a cause that ends more often than it started does not hide a later one', () => {
  const state = [loadingEnded('chunk'), loadingStarted('chunk')].reduce(ui, ui(undefined, { type: '' }));
  expect(selectLoading({ ui: state })).toBe(true);
});

test('one menu is open at a time, and all close together', () => {
  let state = ui(ui(undefined, menuToggled('about')), menuToggled('services'));
  expect(state.openMenu).toBe('services');
  state = ui(state, menusClosed());
  expect(state).toMatchObject({ openMenu: null, drawerOpen: false });
});

test('opening another page closes drawer and menus', () => {
  const opened = ui(ui(undefined, drawerToggled(true)), menuToggled('about'));
  const left = ui(opened, pageOpened({ path: '/careers', action: 'PUSH' }));
  expect(left).toMatchObject({ openMenu: null, drawerOpen: false });
});

test('a role is selected when its card is pressed, and none is after closing it', () => {
  let state = ui(undefined, { type: '' });
  expect(selectRole({ ui: state })).toBeNull();
  state = ui(state, roleSelected('Server Sorcerer'));
  expect(selectRole({ ui: state })).toBe('Server Sorcerer');
  state = ui(state, roleClosed());
  expect(selectRole({ ui: state })).toBeNull();
});

test('the message ‘Applying’ stays until it is dismissed', () => {
  let state = ui(undefined, applyPressed());
  expect(selectApplying({ ui: state })).toBe(true);
  state = ui(state, applyDismissed());
  expect(selectApplying({ ui: state })).toBe(false);
});

test('opening another page closes the role and the message ‘Applying’', () => {
  const opened = ui(ui(undefined, roleSelected('Server Sorcerer')), applyPressed());
  const left = ui(opened, pageOpened({ path: '/careers', action: 'PUSH' }));
  expect([selectRole({ ui: left }), selectApplying({ ui: left })]).toEqual([null, false]);
});

test('the chosen team is kept when the visitor goes back to the roles, and reset when a link leads there', () => {
  const left = ui(ui(undefined, teamChosen('Backend')), pageOpened({ path: '/careers', action: 'PUSH' }));
  const back = ui(left, pageOpened({ path: '/positions', action: 'POP' }));
  expect(selectShownTeam({ ui: back })).toBe('Backend');
  const byLink = ui(left, pageOpened({ path: '/positions', action: 'PUSH' }));
  expect(selectShownTeam({ ui: byLink })).toBeNull();
});

test('a testimonial is closed by its action and by leaving the page; the chosen technology tab stays', () => {
  const opened = ui(ui(undefined, technologyTabChosen('IOT')), testimonialOpened('Daniel Joseph'));
  expect(selectOpenTestimonial({ ui: opened })).toBe('Daniel Joseph');
  expect(selectOpenTestimonial({ ui: ui(opened, testimonialClosed()) })).toBeNull();
  const left = ui(opened, pageOpened({ path: '/about-us', action: 'PUSH' }));
  expect(selectOpenTestimonial({ ui: left })).toBeNull();
  expect(selectTechnologyTab({ ui: left })).toBe('IOT');
});

test('the search closes the menus when it opens, and is closed by its action and by leaving the page', () => {
  const opened = ui(ui(undefined, menuToggled('about')), searchToggled(true));
  expect([selectSearchOpen({ ui: opened }), selectOpenMenu({ ui: opened })]).toEqual([true, null]);
  expect(selectSearchOpen({ ui: ui(opened, searchToggled(false)) })).toBe(false);
  const left = ui(opened, pageOpened({ path: '/about-us', action: 'PUSH' }));
  expect(selectSearchOpen({ ui: left })).toBe(false);
});

test.each([loginAsked(), dialogOpened({ kind: 'job.failed' }), questionAsked({ kind: 'form.leave' })])(
  'search, drawer and menus close when another dialog opens: $type',
  (opening) => {
    for (const open of [searchToggled(true), drawerToggled(true), menuToggled('about')])
      expect(ui(ui(undefined, open), opening)).toMatchObject({
        searchOpen: false,
        drawerOpen: false,
        openMenu: null,
      });
  },
);
