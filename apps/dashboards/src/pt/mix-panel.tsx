import { colorsOf, ramp } from '../kit/colors.ts';
import { SharesPanel } from '../kit/shares-panel.tsx';
import { useFigures } from '../kit/use-figures.ts';
import { WordChoice } from '../kit/word-choice.tsx';
import { useOption } from '../lib/view.ts';
import { type Pt, partWords, questionBy } from './use-pt.ts';

const mixes = ['setting', 'payer'] as const;

/** Where procedures are done, or who pays for them, in percent. */
export function MixPanel({ pt }: { pt: Pt }) {
  const [mix, setMix] = useOption('mix', mixes);
  return (
    <SharesPanel
      title={`Mix by ${partWords[mix].toLowerCase()}`}
      of="procedures"
      by={mix}
      lead={partWords[mix]}
      figures={useFigures(pt.dashboard, questionBy(pt, [mix], mix))}
      span={pt.span}
      choices={pt.choices}
      colorsFor={(names) => colorsOf(names, names, ramp)}
      tools={<WordChoice label="Mix by" value={mix} values={mixes} words={partWords} onChange={setMix} />}
    />
  );
}
