/** Folder within the built site for everything that only the support team loads. */
export const supportFolder = 'static/js/support/';
