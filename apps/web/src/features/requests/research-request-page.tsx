import classes from './research-request.module.css';
import { ResearchRequestForm } from './research-request-form.tsx';

export function ResearchRequestPage() {
  return (
    <>
      <h1 className={classes.title}>Custom Research Request</h1>
      <ResearchRequestForm />
    </>
  );
}
