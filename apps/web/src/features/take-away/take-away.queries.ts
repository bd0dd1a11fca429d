import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { saveFile } from '@caliper/ui/sending/save-file.ts';
import { QueryObserver } from '@tanstack/react-query';
import { call, callFile } from '../../lib/api/api-client.ts';
import { asked } from '../../lib/api/asked.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { askForUnread } from '../notifications/index.ts';

export type Contents = Answer<'takeAwayContents'>;
export type ContentsEntry = Contents['entries'][number];
export type TakenFile = Answer<'takenFile'>;
export type Order = Body<'takeAway'>;
export type Subject = Pick<Order['of'], 'kind' | 'id'>;

/** How often it is asked how far the work has come. */
const everyMs = 1000;

const contentsKey = ['take-away'];

export const contentsQuery = ({ kind, id }: Subject) =>
  asked([...contentsKey, kind, id], 'takeAwayContents', { params: { kind, id } });

const filesKey = ['files'];

export function isUnfinished({ state }: TakenFile): boolean {
  return state === 'waiting' || state === 'working';
}

/** What was made for the person; asked again while something is being made. */
export const filesQuery = {
  ...asked(filesKey, 'takenFiles'),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data: TakenFile[] | undefined } }) =>
    state.data?.some(isUnfinished) ? everyMs : false,
} as const;

const keys = createRequestKeys();

function show(file: TakenFile): void {
  queryClient.setQueryData<TakenFile[]>(filesKey, (all) => [
    file,
    ...(all ?? []).filter(({ file_id }) => file_id !== file.file_id),
  ]);
}

/** By then people have been told of what happened. */
const toldAfterMs = 2500;

/** The bell knows of it soon after it is ready, whatever is looked at by then. */
function ringWhenReady(): void {
  const stop = new QueryObserver(queryClient, filesQuery).subscribe(({ data, isError }) => {
    if (!isError && data?.some(isUnfinished)) return;
    stop();
    setTimeout(askForUnread, toldAfterMs);
  });
}

/** What a company may still make has changed, by us or by a colleague. */
const askForQuota = () => void queryClient.invalidateQueries({ queryKey: contentsKey });

async function begin(asked: Promise<TakenFile>): Promise<TakenFile> {
  const file = await asked.finally(askForQuota);
  show(file);
  ringWhenReady();
  return file;
}

export async function takeAway(body: Order): Promise<TakenFile> {
  const file = await begin(call('takeAway', { body }, { idempotencyKey: keys.keyOf(body) }));
  keys.arrived();
  return file;
}

export function takeAgain({ file_id: id }: TakenFile): Promise<TakenFile> {
  return begin(call('takeAgain', { params: { id } }, { idempotencyKey: crypto.randomUUID() }));
}

/** Stops the work on it, or removes it. */
export async function removeFile({ file_id: id }: TakenFile): Promise<void> {
  await call('removeTakenFile', { params: { id } });
  askForQuota();
  queryClient.setQueryData<TakenFile[]>(filesKey, (all) => all?.filter(({ file_id }) => file_id !== id));
}

export async function downloadFile({ file_id: id, name }: TakenFile): Promise<void> {
  saveFile(await callFile('takenFileContent', { params: { id } }), name);
}
