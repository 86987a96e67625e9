export { RouterProvider, createBrowserRouter, matchRoutes } from 'react-router-dom';
