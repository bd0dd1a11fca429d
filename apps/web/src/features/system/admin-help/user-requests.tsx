import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { HelpPicture } from './help-picture.tsx';
import picture from './pictures/user-requests.webp';

export function UserRequests() {
  return (
    <>
      <p>
        Team leaders look after the people of their own company: they add users by asking for an invitation,
        and they enable and disable users under Team Management. Their requests wait for you on the{' '}
        <Link to={paths.adminPanel}>Home</Link> page of the admin panel.
      </p>
      <ol>
        <li>
          Look at the company, the e-mail address and the team leader who asks. Does the address belong to the
          company?
        </li>
        <li>
          Choose <strong>Allow</strong> to send the invitation. The person gets a mail with a link that works
          for seven days.
        </li>
        <li>
          Choose <strong>Deny</strong>, and confirm, to end the request. No mail goes out; the team leader
          sees that it was denied.
        </li>
      </ol>
      <p>
        After registering, the new user is not enabled yet. The team leader enables them under Team
        Management, within the number of licenses of the company; you can do the same on the Users tab of{' '}
        <Link to={paths.adminClientAccess}>Client Access</Link>.
      </p>
      <p>
        An invitation that was sent stays on the page until the person has registered, or until 30 days after
        its link has expired. Until then <strong>Resend</strong> mails a new link.
      </p>
      <HelpPicture
        src={picture}
        alt="The Home page of the admin panel: requests by company and e-mail, each with Allow and Deny"
        caption="Requests from team leaders on the Home page"
      />
    </>
  );
}
