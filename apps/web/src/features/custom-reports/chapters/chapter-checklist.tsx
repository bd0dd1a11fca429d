import { customReportsProblems as problems } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { CheckList, CheckRow } from '@caliper/ui/fields/check-list.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import type { ChapterTitle } from '../custom-reports.queries.ts';
import { CountedHead } from '../dialog-parts.tsx';
import type { ChapterChoice } from './chapter-choice.ts';

interface ChapterChecklistProps {
  chapters: readonly ChapterTitle[];
  choice: ChapterChoice;
  onTick: (chapter: number, isTicked: boolean) => void;
}

/** The chapters of a report as checkboxes. When the limit is reached, no more can be ticked. */
export function ChapterChecklist({ chapters, choice, onTick }: ChapterChecklistProps) {
  const words = choice.problem ?? (choice.isFull ? problems['bookmarks-limit'].detail : null);
  return (
    <div>
      <CountedHead words="Chapters" count={choice.count} />
      <CheckList label="Chapters">
        {chapters.map(({ chapter_number, chapter_title }) => {
          const isTicked = choice.chosen.includes(chapter_number);
          return (
            <CheckRow
              key={chapter_number}
              name={<Chapter number={chapter_number} title={chapter_title} />}
              checked={isTicked}
              disabled={choice.isFull && !isTicked}
              onChange={(event) => onTick(chapter_number, event.target.checked)}
            />
          );
        })}
      </CheckList>
      {words && <FieldError>{words}</FieldError>}
    </div>
  );
}

function Chapter({ number, title }: { number: number; title: string }) {
  return (
    <span className="flex gap10">
      <span className="ordinal" translate="no">
        {number}
      </span>{' '}
      <span>{title}</span>
    </span>
  );
}
