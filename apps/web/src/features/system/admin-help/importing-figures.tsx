import { Link } from 'react-router';
import { paths } from '../../../lib/navigation/paths.ts';
import { HelpPicture } from './help-picture.tsx';
import picture from './pictures/importing-figures.webp';

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
        src={picture}
        alt="The page Import MedSKU dashboard data: the choice of an item, the file, and recent imports"
        caption="A file is checked before anything changes"
      />
    </>
  );
}
