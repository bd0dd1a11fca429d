import { RadioList } from '@caliper/ui/fields/radio-list.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import classes from './release.module.css';
import { chosenMoment, momentWords, ownZone, zonedWords } from './release-plan.ts';
import type { Release } from './use-release.ts';

const options = [
  { value: 'now', label: 'Now' },
  { value: 'at', label: 'At a time' },
] as const;

/** Now, or at a time that is chosen in the person's own zone and happens by the clock of the server. */
export function ReleaseTime({ release }: { release: Release }) {
  const { values, change, field, now } = release;
  const moment = chosenMoment(values);
  return (
    <>
      <RadioList
        label="Release"
        value={values.when}
        options={options}
        onChange={(when) => change({ when })}
      />
      {values.when === 'at' && (
        <>
          <div className={classes.time}>
            <TextField {...field('day')} type="date" label="Day" />
            <TextField {...field('time')} type="time" label="Time" />
          </div>
          <p className="small quiet">
            {moment === null ? `In your time zone, ${ownZone()}` : zonedWords(moment)}. It happens by the
            server's clock, which says {momentWords(now, 'UTC')} UTC.
          </p>
        </>
      )}
    </>
  );
}
