/**
 * Options of `styled()` for a component with style props, which select its `variants`: they are not forwarded to the
 * DOM, where some would become attributes. `sx` and `as` are listed, too, because `shouldForwardProp` replaces the
 * default, which holds them back.
 */
export const notForwarded = (...styleProps: string[]) => ({
  shouldForwardProp: (name: PropertyKey) => ![...styleProps, 'sx', 'as'].includes(String(name)),
});
