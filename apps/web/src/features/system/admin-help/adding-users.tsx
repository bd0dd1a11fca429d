import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { HelpPicture } from './help-picture.tsx';
import newUser from './pictures/adding-users.webp';
import companyUsers from './pictures/company-users.webp';

export function AddingUsers() {
  return (
    <>
      <p>
        You rarely need to: team leaders add, enable and disable users in their company themselves. Staff add
        new companies, their first team leader, and colleagues.
      </p>
      <h3>A new company</h3>
      <p>
        On <Link to={paths.manageClients}>Manage Clients</Link>, fill in Add New Company. The company starts
        without a license and without users; give it a license, a number of users and an expiry under{' '}
        <Link to={paths.adminClientAccess}>Client Access</Link>.
      </p>
      <h3>A new user</h3>
      <ol>
        <li>
          On <Link to={paths.manageClients}>Manage Clients</Link>, go to Add New User and choose the company.
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
      <HelpPicture
        src={newUser}
        alt="The page Manage Clients with the forms Add New Company and Add New User"
        caption="Add New Company and Add New User"
      />
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
