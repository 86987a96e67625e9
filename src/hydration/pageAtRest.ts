/** On the document from when the page has come to rest: what opens next is laid out by then. */
const attribute = 'atRest';

export const markPageAtRest = (): void => {
  document.documentElement.dataset[attribute] = '';
};

/** The selector of that document. */
export const pageAtRest = '[data-at-rest]';
