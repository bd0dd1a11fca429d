import classes from './proof.module.css';

interface ReportTitleProps {
  report: { report_name: string; report_year: number; region: string };
}

export function ReportTitle({ report: { report_name, report_year, region } }: ReportTitleProps) {
  return (
    <>
      <h1 className={classes.title}>{report_name}</h1>
      <span className="inlineflex gap8 rigid fits">
        <span className="py2 px8 label quiet boxed r2" translate="no">
          {report_year}
        </span>
        <span className="py2 px8 label quiet boxed r2">{region}</span>
      </span>
    </>
  );
}
