/** Where the router keeps how far each entry of the tab's history is scrolled (session storage). */
export const scrollPlacesKey = 'scroll-places';
