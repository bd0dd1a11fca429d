import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { HelpPicture } from './help-picture.tsx';
import picture from './pictures/updating-subscriptions.webp';

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
        src={picture}
        alt="Client Access: the settings of a company, and its subscriptions with one about to be removed"
        caption="The subscriptions of a company while a change waits to be saved"
      />
    </>
  );
}
