import { invitation } from '@caliper/contract/limits.ts';
import { letter, type Mail, oneLine } from '../identity/index.ts';

interface Invitation {
  company: string;
  /** The pages for registering, and for the state of the registration. */
  register: string;
  status: string;
}

export function invitationMail(product: string, { company, register, status }: Invitation): Mail {
  return {
    subject: oneLine(`You are invited to ${product}`),
    body: [
      'Hello,',
      `${oneLine(company)} invites you to ${product}, its portal for medical-device market research. Please register here:`,
      register,
      `The link works once and is valid for ${invitation.seconds / 86_400} days. After that your team leader enables your account. You can check the status of your registration here:`,
      status,
      'If you did not expect this mail, you can ignore it.',
    ].join('\n\n'),
  };
}

/** To staff: an invitation waits for an answer. */
export function requestedMail(product: string, request: RequestedBy, page: string): Mail {
  return {
    subject: oneLine(`[${product}] New user request: ${request.company}`),
    body: [
      `Company: ${oneLine(request.company)}`,
      `${request.emails.length === 1 ? 'Person' : 'People'}: ${request.emails.join(', ')}`,
      `Requested by: ${oneLine(request.by)}`,
      `Allow or deny it here: ${page}`,
    ].join('\n'),
  };
}

interface RequestedBy {
  company: string;
  emails: readonly string[];
  by: string;
}

/** To the team's leaders: a new member waits to be enabled. */
export function registeredMail(product: string, to: string, member: string, page: string): Mail {
  return {
    subject: oneLine(`${member} has registered at ${product}`),
    body: letter(to, [
      `${oneLine(member)} has registered and can sign in once you enable the account:`,
      page,
    ]),
  };
}
