import { partNames } from './parts.tsx';
import classes from './sheet.module.css';
import { Case, Group, Specimen } from './specimen.tsx';

export function Pages({ scheme }: { scheme: string }) {
  return (
    <Group title="Whole pages, each in a frame">
      {partNames.map((name) => (
        <Specimen key={name} of={name}>
          <Case state="ready" width="wide">
            <iframe
              className={classes.part}
              title={`${name}, ${scheme}`}
              src={`?${new URLSearchParams({ scheme, part: name })}`}
              loading="lazy"
            />
          </Case>
        </Specimen>
      ))}
    </Group>
  );
}
