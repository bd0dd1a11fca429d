import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { HelpPicture } from './help-picture.tsx';
import picture from './pictures/updating-subscriptions.webp';

export function UpdatingSubscriptions() {
  return (
    <>
      <p>
        What a company may read is decided under <Link to={paths.adminClientAccess}>Client Access</Link>.
      </p>
      <ol>
        <li>Choose the company. Its settings stand above, its subscriptions below.</li>
        <li>
          Choose a kind: Reports, MedSKU, Procedure Tracker, Surveys, Samples or Demos. A sample opens single
          markets of a report; a demo opens a dashboard with invented figures.
        </li>
        <li>
          <strong>Add Subscriptions</strong> lists everything of that kind; what the company has already is
          marked as added. <strong>Remove</strong> takes one away; <strong>Keep</strong> takes that back.
        </li>
        <li>
          Nothing is saved yet: a bar counts the changes. Press <strong>Update Subscriptions</strong> to save
          all of them, or Undo changes to forget them.
        </li>
      </ol>
      <p>
        Readers get, or lose, what changed with their next click. What was removed stays in the order history
        of the company.
      </p>
      <h3>Expiry, license and headquarters</h3>
      <ul>
        <li>
          <strong>Expiry</strong> is the last day that is paid for. After it everything of the company is
          closed, and a later date opens it again as it was.
        </li>
        <li>
          <strong>License</strong> decides which settings there are: only corporate and enterprise companies
          have a device limit for the whole company, and may be a headquarter.
        </li>
        <li>
          <strong>Headquarter</strong>: its subsidiaries have what it subscribes to, marked with where it
          comes from. Change such a subscription at the headquarter.
        </li>
      </ul>
      <p>Sales can look at all of this, and change none of it.</p>
      <HelpPicture
        src={picture}
        alt="Client Access: the settings of a company, and its subscriptions with one about to be removed"
        caption="The subscriptions of a company while a change waits to be saved"
      />
    </>
  );
}
