import { metrics, metricWords } from '@caliper/contract/figures/figures.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { type FiguresPlace, readPlace } from './figures-address.ts';
import classes from './figures-form.module.css';

const choices = metrics.map((metric) => ({ value: metric, label: metricWords[metric] }));

interface FiguresFormProps {
  place: FiguresPlace;
  onSearch: (place: FiguresPlace) => void;
}

/** What is looked for; its fields are the parts of the address. */
export function FiguresForm({ place, onSearch }: FiguresFormProps) {
  const [metric, setMetric] = useState<string>(place.metric);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const given = [...fields].flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value]] : [],
    );
    onSearch(readPlace(new URLSearchParams([...given, ['metric', metric]]).toString()));
  };
  return (
    <form className={classes.form} onSubmit={search} aria-label="Figures">
      <div className={classes.about}>
        <TextField
          label="Market, product or segment"
          name="about"
          defaultValue={place.about}
          autoComplete="off"
        />
      </div>
      <NativeSelect label="Metric" value={metric} options={choices} onChange={setMetric} />
      <TextField label="Country or region" name="place" defaultValue={place.place} placeholder="All places" />
      <TextField
        label="Company"
        name="company"
        defaultValue={place.company}
        placeholder="All companies"
        autoComplete="off"
      />
      <TextField
        label="From"
        name="from"
        inputMode="numeric"
        defaultValue={place.from ?? ''}
        placeholder="Year"
      />
      <TextField label="To" name="to" inputMode="numeric" defaultValue={place.to ?? ''} placeholder="Year" />
      <Button type="submit" variant="primary">
        Show figures
      </Button>
    </form>
  );
}
