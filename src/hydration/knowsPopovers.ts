/** Whether the browser opens popovers by itself. */
export const knowsPopovers = () => 'popover' in HTMLElement.prototype;
