import { ApiError } from '@caliper/contract/client/api-error.ts';
import { bulk } from '@caliper/contract/limits.ts';
import { changedProblem } from '@caliper/ui/sending/use-upload-form.ts';
import { fileProblem } from '../upload-form.ts';

type Named = Pick<File, 'name' | 'size' | 'lastModified'>;

const isSame = (one: Named, other: Named) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

interface Sorted {
  taken: File[];
  /** Why the others were not taken. */
  problems: string[];
}

/** Those of the chosen files that the queue takes: packages that are not in it yet, as long as there is room. */
export function sortFiles(files: readonly File[], present: readonly Named[]): Sorted {
  const sorted: Sorted = { taken: [], problems: [] };
  for (const file of files) {
    if ([...present, ...sorted.taken].some((one) => isSame(one, file))) continue;
    const isFull = present.length + sorted.taken.length >= bulk.packages;
    const problem = fileProblem(file) ?? (isFull ? fullWords(file) : null);
    if (problem) sorted.problems.push(problem);
    else sorted.taken.push(file);
  }
  return sorted;
}

function fullWords({ name }: Named): string {
  return `${name} was not added: a queue has at most ${bulk.packages} packages.`;
}

/** Throws if a file was changed on disk since it was chosen: a browser would call that a lost connection. */
export async function assertUnchanged(file: File | null): Promise<void> {
  const problem = file && (await changedProblem(file));
  // Not a failure that passes: sending it again would not help.
  if (problem) throw new ApiError({ status: 400, code: 'file-changed', detail: problem });
}
