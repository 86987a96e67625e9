import type { Dependencies } from '../api/dependencies.ts';
import type { Settings } from '../common/settings.ts';
import type { Email } from './email.ts';
import type { EmailTemplate } from '../store/database/tables.ts';
import type { OutboxEmail } from '../store/outboxEmail.ts';
import type { EmailMessage } from './emailMessage.ts';

export type TemplateContext = Pick<Dependencies, 'store' | 'secrets' | 'clock'> & { settings: Settings };
export type EmailContent = Pick<Email, 'replyTo' | 'attachments'> & { message: EmailMessage };
/** Renders the present content of a stored email; null if what it is about no longer exists. */
export type RenderTemplate<Template extends EmailTemplate> = (
  email: OutboxEmail<Template>,
  context: TemplateContext,
) => Promise<EmailContent | null>;
