/** Where links to the home page's services lead. */
export const servicesId = 'services';
