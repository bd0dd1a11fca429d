import { reportPath } from '../../../lib/navigation/paths.ts';
import type { PageAction, PageOffers, PagePlace } from '../../../lib/page-offers.ts';
import type { LastPlace } from '../../../lib/remembered/client-state-shape.ts';
import { itemChoice, searchFor, tableChoice } from '../box/typing-groups.ts';
import { type Choice, type ChoiceGroup, filled, firstOf } from '../choosing/choices.ts';
import { searchKeys } from '../choosing/keys.tsx';
import { isMeant } from '../choosing/typed-parts.ts';
import type { Suggested, Suggestions } from '../suggestions.queries.ts';

/** A place that a menu leads to. */
export interface PaletteLink {
  label: string;
  to: string;
  /** The menu that it is in. */
  menu?: string;
}

interface Known {
  typed: string;
  suggested: Suggested;
  offers: readonly PageOffers[];
  links: readonly PaletteLink[];
  /** Where the person was before. */
  places: readonly LastPlace[];
}

const most = 10;
const mostPlaces = 5;

/** What can be reached: where one was and what the page does, or what is meant by what was typed. */
export function paletteGroups({ typed, suggested, offers, links, places }: Known): ChoiceGroup[] {
  const text = typed.trim();
  const actions = offers.flatMap((one) => one.actions ?? []).map(actionChoice);
  if (text === '') {
    return filled([
      { name: 'Last places', choices: places.slice(0, mostPlaces).map(lastChoice) },
      { name: 'Do', choices: actions },
    ]);
  }
  const meant = (choices: readonly Choice[]) =>
    choices.filter(({ words, fact }) => isMeant(`${words} ${fact ?? ''}`, text));
  const { suggestions, isStale } = suggested;
  const found = (choices: Choice[]) => (isStale ? meant(choices) : choices);
  const groups = [
    ...offers.flatMap((one) => placesGroup(one, suggestions, found, meant)),
    { name: 'Reports and dashboards', choices: found(suggestions?.items.map(itemChoice) ?? []) },
    { name: 'Tables', choices: found(elsewhere(suggestions, offers).map(tableChoice)) },
    { name: 'Go to', choices: meant(links.map(linkChoice)) },
    { name: 'Do', choices: meant(actions) },
  ];
  return [...firstOf(shared(groups), most), searchFor(text, searchKeys())];
}

/** No group takes all the room: what is done with two letters would never be seen. */
function shared(groups: readonly ChoiceGroup[]): ChoiceGroup[] {
  const least = 2;
  const needed = filled(groups).map(({ choices }) => Math.min(choices.length, least));
  let spare = most - needed.reduce((sum, count) => sum + count, 0);
  return filled(groups).map(({ name, choices }) => {
    const more = Math.max(0, Math.min(spare, choices.length - least, 2));
    spare -= more;
    return { name, choices: choices.slice(0, Math.min(choices.length, least) + more) };
  });
}

/** Tables of the open report are among its own places. */
function elsewhere(suggestions: Suggestions | undefined, offers: readonly PageOffers[]) {
  const open = offers.find(({ report }) => report)?.report?.id;
  return (suggestions?.tables ?? []).filter(({ report_id }) => report_id !== open);
}

type Choose = (choices: Choice[]) => readonly Choice[];

/** The chapters and tables of what is open. */
function placesGroup(
  { within, report, places = [] }: PageOffers,
  suggestions: Suggestions | undefined,
  found: Choose,
  meant: Choose,
): ChoiceGroup[] {
  if (!within) return [];
  const { chapters = [], tables = [] } = (report && suggestions?.inReport) ?? {};
  const inReport = report
    ? found([
        ...tables.map((table) => ({ ...tableChoice(table), fact: `chapter ${table.chapter_number}` })),
        ...chapters.map((chapter) => chapterChoice(report, chapter)),
      ])
    : [];
  return [{ name: within, choices: [...inReport, ...meant(places.map(placeChoice))] }];
}

type Chapter = Suggestions['inReport']['chapters'][number];

function chapterChoice({ id, name }: { id: number; name: string }, chapter: Chapter): Choice {
  const { chapter_number, chapter_title } = chapter;
  return {
    key: `chapter-${chapter_number}`,
    icon: 'bookmark',
    words: `${chapter_number} ${chapter_title}`,
    fact: 'chapter',
    to: reportPath(id, name, chapter_number),
  };
}

function placeChoice({ icon, words, fact, to }: PagePlace, at: number): Choice {
  return { key: `place-${at}`, icon, words, fact, to };
}

function actionChoice({ icon, words, fact, run }: PageAction, at: number): Choice {
  return { key: `action-${at}`, icon, words, fact, run };
}

function linkChoice({ label, to, menu }: PaletteLink, at: number): Choice {
  return { key: `link-${at}`, icon: 'chevronRight', words: label, fact: menu, to };
}

function lastChoice({ path, title }: LastPlace, at: number): Choice {
  return { key: `last-${at}`, icon: 'clock', words: title, to: path };
}
