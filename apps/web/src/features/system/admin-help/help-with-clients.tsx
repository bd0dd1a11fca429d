import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { HelpPicture } from './help-picture.tsx';
import newUser from './pictures/adding-users.webp';
import companyUsers from './pictures/company-users.webp';
import updatingSubscriptions from './pictures/updating-subscriptions.webp';
import userRequests from './pictures/user-requests.webp';

export function AddingUsers() {
  return (
    <>
      <p>
        You rarely need to: team leaders add, enable and disable users in their company themselves. Staff add
        new companies, their first team leader, and colleagues.
      </p>
      <h3>A new company</h3>
      <p>
        On <Link to={paths.manageClients}>Manage Clients</Link>, press Add company. The company starts without
        a license and without users; give it a license, a number of users and an expiry under{' '}
        <Link to={paths.adminClientAccess}>Client Access</Link>.
      </p>
      <h3>A new user</h3>
      <ol>
        <li>
          On <Link to={paths.manageClients}>Manage Clients</Link>, press Add user and choose the company.
        </li>
        <li>
          Fill in name and e-mail, and tick <strong>Team Leader</strong> for the person who will look after
          the others. A team leader is enabled at once; anyone else once a team leader or an admin enables
          them.
        </li>
        <li>
          Type a password, or press <strong>Generate</strong>. Do not send it by e-mail; the user also
          receives a mail to verify the address.
        </li>
      </ol>
      <p>
        A site license has room for 5 users, a corporate or enterprise license for 100. If the company is
        full, a message says so and the user is not added.
      </p>
      <HelpPicture src={newUser} alt="The form Add New User" caption="Add New User" />
      <h3>Many users</h3>
      <p>
        Under <Link to={paths.adminClientAccess}>Client Access</Link>, Users, press Add users from a file: a
        CSV or Excel file with a column Email, and if you like Name, Title and Phone. Each row is checked
        first; then all are invited by mail, or nobody is.
      </p>
      <h3>Users who cannot sign in</h3>
      <p>
        Choose the company under <Link to={paths.adminClientAccess}>Client Access</Link> and open its Users
        tab. Tags show what is missing. Enabled lets a user in; Actions sends the verification e-mail again,
        resets the devices of a user with a new computer or the second factor of a user who has lost their
        phone, and locks or deletes an account.
      </p>
      <p>
        For a list of all users across companies, as a table or a CSV file, use the{' '}
        <Link to={paths.adminUserReport}>User Report</Link>.
      </p>
      <HelpPicture
        src={companyUsers}
        alt="The Users tab of a company: each user with role, an enabled box and actions"
        caption="The users of a company under Client Access"
      />
    </>
  );
}

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
        src={userRequests}
        alt="The Home page of the admin panel: requests by company and e-mail, each with Allow and Deny"
        caption="Requests from team leaders on the Home page"
      />
    </>
  );
}

export function UpdatingSubscriptions() {
  return (
    <>
      <p>
        What a company may read is set under <Link to={paths.adminClientAccess}>Client Access</Link>.
      </p>
      <ol>
        <li>Choose the company. Its settings are at the top, its subscriptions below.</li>
        <li>
          Choose a kind: Reports, MedSKU, Procedure Tracker, Surveys, Samples or Demos. A sample opens single
          markets of a report; a demo opens a dashboard with invented figures.
        </li>
        <li>
          <strong>Add Subscriptions</strong> lists everything of that kind; items the company already has are
          marked as added. <strong>Remove</strong> marks one for removal; <strong>Keep</strong> undoes that.
        </li>
        <li>
          Nothing is saved yet: a bar counts the changes. Press <strong>Update Subscriptions</strong> to save
          all of them, or Undo changes to discard them.
        </li>
      </ol>
      <p>
        Changes take effect with the readers' next click. Removed subscriptions stay in the order history of
        the company.
      </p>
      <h3>Expiry, license and headquarters</h3>
      <ul>
        <li>
          <strong>Expiry</strong> is the last day that is paid for. After it the company loses access; a later
          date restores everything as it was.
        </li>
        <li>
          <strong>License</strong> decides which settings are available: only corporate and enterprise
          companies have a device limit for the whole company, and may be a headquarter.
        </li>
        <li>
          <strong>Headquarter</strong>: its subsidiaries share what it subscribes to, and each shared
          subscription names its source. Change such a subscription at the headquarter.
        </li>
      </ul>
      <p>Sales can see all of this but cannot change it.</p>
      <HelpPicture
        src={updatingSubscriptions}
        alt="Client Access: the settings of a company, and its subscriptions with one about to be removed"
        caption="The subscriptions of a company while a change waits to be saved"
      />
    </>
  );
}
