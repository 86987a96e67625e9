/** Where links to the home page's services lead: the heading of the section. */
export const servicesId = 'services';
