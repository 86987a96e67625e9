/**
 * Name in the dataset of `<html>`, set once the page is complete and the browser idle: CSS then lays out what opens
 * next.
 */
const attribute = 'atRest';

export const markPageAtRest = (): void => {
  document.documentElement.dataset[attribute] = '';
};

/** The selector of a document with that attribute. */
export const pageAtRest = '[data-at-rest]';
