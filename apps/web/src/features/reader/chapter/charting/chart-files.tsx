import type { Chart } from '@caliper/contract/charts/chart.ts';
import { chartAddress } from '@caliper/contract/charts/chart-address.ts';
import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { pictureFile } from '@caliper/ui/charts/picture/picture-file.ts';
import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { useState } from 'react';
import { call, callFile } from '../../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../../lib/api/use-single-mutation.ts';
import { notify } from '../../../../lib/notifications.ts';
import type { ShownSource } from '../prepare-chapter.ts';
import classes from './chart-panel.module.css';
import { chartPicture } from './chart-picture.ts';
import { legendOf } from './chart-view.tsx';
import type { Charting } from './use-charting.ts';

interface Pictured {
  title: string;
  subtitle: string;
  chart: Chart;
  drawing: SVGSVGElement | null;
  source: string;
}

interface ChartFilesProps {
  charting: Charting;
  chapter: ShownSource;
  picture: () => Pictured;
}

/** The chart as a file. Source and stamp are part of each. */
export function ChartFiles({ charting, chapter, picture }: ChartFilesProps) {
  const { table } = charting;
  const slide = useSlide(charting, chapter);
  const [busy, setBusy] = useState<'png' | 'svg' | null>(null);
  const name = `chart-${table.label}`.toLowerCase().replace(/[^a-z0-9.]+/g, '-');
  const save = async (format: 'png' | 'svg') => {
    if (busy) return;
    setBusy(format);
    try {
      const { lines } = await call('stampChart', { params: { id: chapter.report_id }, body: { format } });
      const { source, ...pictured } = picture();
      const below = [source, ...lines].filter((line) => line !== '');
      const drawn = chartPicture({ ...pictured, below, legend: legendOf(pictured.chart) });
      saveFile(await pictureFile(drawn, format), `${name}.${format}`);
    } catch (error) {
      notify({ message: `The picture could not be made. ${messageOf(error)}`, variant: 'danger' });
    } finally {
      setBusy(null);
    }
  };
  return (
    <footer className={classes.foot}>
      <p className="small faint">The source line is part of every file.</p>
      <div className="row gap8">
        <Button busy={busy === 'png'} onClick={() => void save('png')}>
          PNG
        </Button>
        <Button busy={busy === 'svg'} onClick={() => void save('svg')}>
          SVG
        </Button>
        {slide && (
          <Button variant="primary" icon="download" busy={slide.isPending} onClick={() => slide.mutate()}>
            PowerPoint
          </Button>
        )}
      </div>
    </footer>
  );
}

/** The server makes it, with a chart that can be edited there. Null for a clip: its chapter may be closed. */
function useSlide({ table, set, figures, settings }: Charting, chapter: ShownSource) {
  const { id: chapter_id, report_id, chapter_number, isClip = false } = chapter;
  const { mutate, isPending } = useSingleMutation({
    mutationFn: async () => {
      const params = { id: report_id, chapter: chapter_number, table: table.number };
      const chart = chartAddress({ table: table.number, figures: set }, figures, settings);
      const body = { chart, ...(chapter_id !== null && { chapter_id }) };
      const file = await callFile('chartSlide', { params, body });
      saveFile(file, file.name);
    },
    meta: showsOwnError,
    onError: (error) => notify({ message: messageOf(error), variant: 'danger' }),
  });
  return isClip || chapter_id === null ? null : { mutate, isPending };
}
