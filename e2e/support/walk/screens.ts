import type { Locator, Page } from '@playwright/test';
import type { Answer } from '../network/responses.ts';
import { strangeWords } from './canaries.ts';

/** A refusal with a message that is not among the server's fixed messages. */
export const strange: Answer = { status: 422, json: { message: strangeWords } };

export const alert = (page: Page): Locator => page.getByRole('alert');
