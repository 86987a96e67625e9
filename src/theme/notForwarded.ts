/**
 * Options of `styled()` for a part that has style props: they choose among its `variants` and stay out of the DOM, where
 * some of them would be attributes. `sx` and `as` are `styled()`'s own and are named because a list replaces its default.
 */
export const notForwarded = (...styleProps: string[]) => ({
  shouldForwardProp: (name: PropertyKey) => ![...styleProps, 'sx', 'as'].includes(String(name)),
});
