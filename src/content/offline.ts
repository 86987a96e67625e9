/** In a file of its own, because it is said before the other words of the notices can be there. */
export const offlineSentence = 'You are offline.';
