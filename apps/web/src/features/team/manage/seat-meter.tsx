import classes from './seat-meter.module.css';

/** More boxes than this would be too thin. */
const mostBoxes = 40;

/** One box per license: filled for an enabled person, half for an open invitation. The text says the same. */
export function SeatMeter(count: SeatCount) {
  return (
    <div className="fits">
      {count.licenses <= mostBoxes ? <Boxes {...count} /> : <Bar {...count} />}
      <p className={classes.words} translate="no">
        {seatsSentence(count)}
      </p>
    </div>
  );
}

function Boxes({ licenses, used, invited }: SeatCount) {
  const boxes = Array.from({ length: licenses }, (_, index) => index);
  return (
    <div className={classes.boxes} aria-hidden="true">
      {boxes.map((box) => (
        <span key={box} className={classes.box} data-fill={fillOf(box, used, invited ?? 0)} />
      ))}
    </div>
  );
}

function fillOf(box: number, used: number, invited: number): 'used' | 'invited' | undefined {
  if (box < used) return 'used';
  return box < used + invited ? 'invited' : undefined;
}

function Bar(count: SeatCount) {
  const { used, invited } = seatShares(count);
  return (
    <div className={classes.bar} aria-hidden="true">
      <span data-fill="used" style={{ width: `${used * 100}%` }} />
      <span data-fill="invited" style={{ width: `${invited * 100}%` }} />
    </div>
  );
}

interface SeatCount {
  licenses: number;
  used: number;
  /** Null while unknown. */
  invited: number | null;
}

export function seatsSentence({ licenses, used, invited }: SeatCount): string {
  const inUse = `${used} of ${licenses} ${licenses === 1 ? 'license' : 'licenses'} in use`;
  if (!invited) return inUse;
  return `${inUse}, ${invited} ${invited === 1 ? 'invitation' : 'invitations'} open`;
}

/** How far enabled people and open invitations fill the licenses, from 0 to 1 and never past the end. */
export function seatShares({ licenses, used, invited }: SeatCount): { used: number; invited: number } {
  const share = (count: number) => (licenses === 0 ? 0 : Math.min(count / licenses, 1));
  const own = share(used);
  return { used: own, invited: Math.min(share(invited ?? 0), 1 - own) };
}
