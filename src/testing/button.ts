import { screen } from '@testing-library/react';

/** The one button that is called so. */
export const button = (name: string) => screen.getByRole('button', { name });
