import { Icon } from '@caliper/ui/theme/icons.tsx';
import classes from './access-check.module.css';
import type { AccessAnswer } from './access-check.queries.ts';

const able: Record<AccessAnswer['verdicts'][number]['action'], string> = {
  'sign in': 'sign in',
  read: 'read it',
  'open dashboard': 'open its dashboard',
};

/** What a person can and cannot do, what they are told, and what staff can do about it. */
export function AccessVerdicts({ answer: { person, item, verdicts, grounds } }: { answer: AccessAnswer }) {
  return (
    <section className="stack gap16" aria-label="Answer">
      <h2>
        {person.name} and {item.title}
      </h2>
      <ul className="list stack gap12">
        {verdicts.map(({ action, allowed, reason, told, beside, remedy }) => (
          <li key={action} className={classes.verdict} data-allowed={allowed}>
            <p className="row gap8 semi">
              <Icon name={allowed ? 'check' : 'lock'} />
              <span>
                {allowed ? 'Can' : 'Cannot'} {able[action]}
                {reason && <span className="plain">: {reason}</span>}
              </span>
            </p>
            {told && (
              <p className="small">
                They read: “{told}”{beside && ` And beside it: “${beside}”`}
              </p>
            )}
            {remedy && <p className="small quiet">{remedy}</p>}
          </li>
        ))}
      </ul>
      {grounds.length > 0 && (
        <>
          <h3>What it rests on</h3>
          <ul className={classes.grounds}>
            {grounds.map((ground) => (
              <li key={ground}>{ground}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
