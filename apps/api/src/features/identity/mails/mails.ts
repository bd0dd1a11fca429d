import { emailLinks } from '@caliper/contract/limits.ts';
import { lastDayBefore } from '../../../access/expiry.ts';

export interface Mail {
  subject: string;
  body: string;
}

type LinkMail = (product: string, name: string, link: string) => Mail;

export const verificationMail: LinkMail = (product, name, link) => ({
  subject: `Verify your e-mail for ${product}`,
  body: letter(name, [
    `An account has been set up for you at ${product}. Please confirm that this address is yours:`,
    link,
    `The link is valid for ${emailLinks.verifySeconds / 86_400} days. If you did not expect this mail, you can ignore it.`,
  ]),
});

export const recoveryMail: LinkMail = (product, name, link) => ({
  subject: `A new password for ${product}`,
  body: letter(name, [
    `Someone (most likely you) asked for a new password at ${product}. You can set one here:`,
    link,
    `The link works once and is valid for ${emailLinks.resetSeconds / 60} minutes. If you did not ask for it, nothing changes and you can ignore this mail.`,
  ]),
});

export function secondFactorResetMail(product: string, name: string): Mail {
  return {
    subject: `Your second factor for ${product} was reset`,
    body: letter(name, [
      'The phone that receives your sign-in codes was removed from your account by our staff, and you were signed out everywhere.',
      'At your next sign-in you will be asked for a phone number. If you did not request this, please contact support.',
    ]),
  };
}

export function enabledMail(product: string, name: string, address: string): Mail {
  return {
    subject: `Your account at ${product} has been enabled`,
    body: letter(name, [`Your account at ${product} has been enabled. You can sign in here:`, address]),
  };
}

interface Kept {
  name: string;
  email: string;
  company: string;
}

/** To whoever can enable them. */
export function accessMail(product: string, to: string, { name, email }: Kept, page: string): Mail {
  return {
    subject: oneLine(`${name} asks for access to ${product}`),
    body: letter(to, [
      `${oneLine(name)} (${email}) tried to sign in and asks you to enable the account:`,
      page,
      'If you do not know this person, you need not do anything.',
    ]),
  };
}

/** To staff, from a person who is no longer let in. */
export function renewalMail(
  product: string,
  { name, email, company, expiry }: Kept & { expiry: Date | null },
): Mail {
  return {
    subject: oneLine(`[${product}] New Renewal Request: ${company}`),
    body: [
      'Sent by: a client whose subscription has expired, while signing in',
      `Name: ${oneLine(name)}`,
      `E-mail: ${email}`,
      `Company: ${oneLine(company)}`,
      `Subscription until: ${lastDayBefore(expiry)}`,
    ].join('\n'),
  };
}

export function letter(name: string, paragraphs: string[]): string {
  return [`Hello ${oneLine(name)},`, ...paragraphs].join('\n\n');
}

/** Everything that a mail program might treat as a line break, or that changes the direction of the text. */
export const invisible = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Keeps what someone typed from starting its own line or paragraph. */
export function oneLine(text: string): string {
  return text.replace(invisible, ' ').replace(/ {2,}/g, ' ').trim();
}
