import { screen } from '@testing-library/react';

/** The only button with this accessible name. */
export const button = (name: string) => screen.getByRole('button', { name });
