import type { LetterAbout } from '#contract/messages/letters.ts'
import type { AccessWords } from '../language-words.ts'

/** For whoever works here, or wants to. */
export const workWords: AccessWords<LetterAbout<'invitation' | 'application'>> = {
  staff_invited: {
    subject: 'An invitation to work with {{company}}',
    paragraphs: [
      'Welcome! Your staff account at {{company}} is ready.',
      'Open this link to choose a password and connect the authenticator app on your phone.',
      'The link works once, within {{days}} days. Don’t forward this email to anybody.',
    ],
    button: 'Set up my account',
  },
  staff_renewed: {
    subject: 'New access to your {{company}} account',
    paragraphs: [
      'The office has reset your second factor. Open this link to choose a new password and connect an authenticator app.',
      'The link works once, within {{days}} days. If you don’t recognise this change, contact the office at once.',
    ],
    button: 'Restore access',
  },
  agent_received: {
    subject: 'We have your agent application: {{reference}}',
    paragraphs: [
      'Thank you for applying to become a {{company}} agent. Your application number: {{reference}}.',
      'We’ll check your details and documents, usually within 3 working days, and may call you. We’ll send the result to this email address.',
      'If you didn’t apply, write to us at {{company_email}} with that number, and we’ll delete the data.',
    ],
  },
  agent_approved: {
    subject: 'Welcome: {{place}} is now a {{company}} agent',
    paragraphs: [
      'Your application has been approved. {{place}} is now shown on the Locations page.',
      'Next step: set a password and a second factor to log in. Have an authenticator app ready on your phone. This link is valid for {{days}} days and works once.',
    ],
    button: 'Set up the agent account',
  },
  agent_approved_elsewhere: {
    subject: 'Welcome: {{place}} is now a {{company}} agent',
    paragraphs: [
      'Your application has been approved. {{place}} is now shown on the Locations page.',
      'The counter has its own account. The link to set it up was sent to {{login_email}}.',
    ],
  },
  agent_rejected: {
    subject: 'We can’t approve agent application {{reference}} yet',
    paragraphs: [
      'Thank you for your interest. This time we can’t approve your application.',
      '{{reason}}',
      '{{office_words}}',
      'You can apply again at any time. The data and documents of this application are deleted after {{days}} days.',
    ],
  },
}
