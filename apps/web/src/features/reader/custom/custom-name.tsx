import type { CustomReport } from '../../custom-reports/index.ts';
import classes from '../header/reader-header.module.css';

export function CustomName({ report: { c_report_name, medcore } }: { report: CustomReport }) {
  return (
    <>
      <p className={classes.title}>{c_report_name}</p>
      <span className={classes.tag} translate={medcore ? 'no' : undefined}>
        {medcore ? 'MedCore' : 'Custom report'}
      </span>
    </>
  );
}
