import { largestUpload } from '@caliper/contract/limits.ts';
import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { HelpPicture } from './help-picture.tsx';
import importingFigures from './pictures/importing-figures.webp';
import managingReports from './pictures/managing-reports.webp';
import uploadingReports from './pictures/uploading-reports.webp';

export function UploadingReports() {
  return (
    <>
      <p>
        A report is published as one ZIP, or as one Word file, on the page{' '}
        <Link to={paths.adminReportUpload}>Report Upload</Link>. People with the role publications have the
        same page in their own menu.
      </p>
      <h3>What goes into the ZIP</h3>
      <ul>
        <li>
          <code translate="no">chapters/01-introduction.html</code>, <code translate="no">chapters/02-…</code>
          : one file for each chapter. The number gives the order, the first heading the title.
        </li>
        <li>
          <code translate="no">images/</code>: the pictures of the chapters, as PNG, JPEG, GIF, WebP or SVG.
        </li>
        <li>
          <code translate="no">preview.pdf</code> and <code translate="no">toc.pdf</code>, if you have them.
          Otherwise both are made from the chapters; such a preview has titles and no text.
        </li>
      </ul>
      <p>
        A single long HTML file is split at its main headings, and filtered HTML from Word is accepted as it
        is. The ZIP may be up to {largestUpload}.
      </p>
      <h3>Word files</h3>
      <p>
        A Word file (<code translate="no">.docx</code>) can be uploaded by itself: each{' '}
        <strong>Heading 1</strong> begins a chapter. Chapters in a ZIP may be Word files too, one for each
        chapter. Tracked deletions, comments, hidden text, page headers and the table of contents are left
        out, and the page lists what was left out, with paragraph or table. Save charts and drawings of
        Windows programs as PNG pictures.
      </p>
      <h3>A new report</h3>
      <ol>
        <li>
          Choose Category and Sub Category, and leave Past Upload at <strong>None (reset form)</strong>.
        </li>
        <li>Fill in title, year, region, icon and description.</li>
        <li>
          Untick <strong>Includes writeup</strong> only for a report that has no chapters to read. The ZIP is
          then optional.
        </li>
        <li>
          Choose the ZIP, press <strong>Upload</strong>, and leave the page open until it says that the upload
          succeeded.
        </li>
      </ol>
      <h3>A correction, or next year's edition</h3>
      <p>
        To correct a report, choose it under Past Upload: the form fills itself in and the title is locked.
        Readers go on reading the old text until the new one is complete. A new year is a new report with the
        same title and region; readers are led from the old edition to the new one.
      </p>
      <h3>When a package is refused</h3>
      <p>
        Nothing has been changed. The page lists what to correct, with file and line. Fix it and upload the
        whole ZIP again.
      </p>
      <HelpPicture
        src={uploadingReports}
        alt="The page Report Upload: category, sub-category, past upload, title, year, region and icons"
        caption="The form of Report Upload"
      />
    </>
  );
}

export function ManagingReports() {
  return (
    <>
      <p>
        <Link to={paths.manageReports}>Manage Reports</Link> lists every report by category, with the number
        of companies that subscribe to it. Quick Links lead to a category; Filter by title finds a report by
        any part of its name.
      </p>
      <ul>
        <li>
          <strong>Show?</strong> decides whether clients see the report. A hidden report disappears at once
          for everyone except admins, including its subscribers. Tick the box to bring it back.
        </li>
        <li>
          <strong>Edit</strong> changes title, year, region, category, icon and description. It also lists the
          versions of the text, so that an earlier one can be brought back.
        </li>
        <li>
          <strong>Recommend with …</strong> starts recommending: a bar names the report. Press{' '}
          <strong>Find reports</strong> in it to choose what its readers are recommended, or open another
          report and press <strong>+</strong> at the top of its page. Press <strong>Stop Recommending</strong>{' '}
          when you are done.
        </li>
        <li>
          <strong>Delete</strong> removes a report for good, after a confirmation. A report with active
          subscriptions, or with chapters that companies were given in a MedCore report, cannot be deleted:
          take those back first, or hide the report.
        </li>
        <li>
          Tick the boxes before the titles to <strong>move, change, hide, show or delete</strong> several at
          once; hold Shift for all between two of them. One question says what it means, in numbers.
        </li>
      </ul>
      <p>
        <Link to={paths.manageItems}>Manage Other Items</Link> does the same for MedSKU items, procedure
        trackers and surveys, which are made by importing their figures.
      </p>
      <p>
        Is someone else working here at the same time? <strong>Refresh Catalog</strong> fetches the list and
        counts the subscribers again.
      </p>
      <HelpPicture
        src={managingReports}
        alt="The page Manage Reports: a table for each sub-category with subscribers, Show?, Delete and Edit"
        caption="Reports by category, with their subscribers"
      />
    </>
  );
}

export function ImportingFigures() {
  return (
    <>
      <p>
        The figures of a dashboard are imported from a CSV file or an Excel workbook:{' '}
        <Link to={paths.importGlobal}>markets</Link>, <Link to={paths.importMedsku}>MedSKU</Link>,{' '}
        <Link to={paths.importProcedures}>procedure tracker</Link> and{' '}
        <Link to={paths.importSurveys}>surveys</Link>. Each page lists the columns and has an example to begin
        with.
      </p>
      <ul>
        <li>
          Choose what the figures belong to. A MedSKU item, a procedure tracker or a survey can also be
          created here; a report has to be uploaded first.
        </li>
        <li>
          <strong>Check the file</strong> reads every row. Problems are listed with sheet, row and column, and
          nothing is changed. Countries and regions have to be known ones; USA, U.S. and United States are the
          same.
        </li>
        <li>
          A file without problems shows what it would add, change and remove. Only <strong>Apply</strong>{' '}
          publishes it to clients, all at once.
        </li>
        <li>
          A checked file can also be applied later, within 30 days, from the list below. It shows its
          differences to the figures of that moment first.
        </li>
        <li>
          The previous figures are kept: <strong>Restore</strong> in the list below goes back to them.
        </li>
      </ul>
      <HelpPicture
        src={importingFigures}
        alt="The page Import MedSKU dashboard data: the choice of an item, the file, and recent imports"
        caption="A file is checked before anything changes"
      />
    </>
  );
}
