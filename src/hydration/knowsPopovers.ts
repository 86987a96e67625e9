/** Whether the browser supports the Popover API. */
export const knowsPopovers = () => 'popover' in HTMLElement.prototype;
