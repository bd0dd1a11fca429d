import { reportPath } from '../../../lib/navigation/paths.ts';
import { type Choice, type ChoiceGroup, filled } from '../choosing/choices.ts';
import { isMeant } from '../choosing/typed-parts.ts';
import { dashboardPath, editionWords, kinds, tablePath } from '../found-things.ts';
import { newSearch } from '../search-address.ts';
import { forgetSearch, forgetSearches, type Suggested, type Suggestions } from '../suggestions.queries.ts';

const most = { recent: 2, recentAlone: 8, reports: 3, dashboards: 2, tables: 3, names: 2 };

/** Everything that is suggested for what was typed; of what was suggested for something else, only what still fits. */
export function typingGroups({ suggestions, isStale }: Suggested, typed: string): ChoiceGroup[] {
  const text = typed.trim();
  const search = searchFor(text);
  if (!suggestions) return filled([search]);
  const groups = filled([recentGroup(suggestions, text), ...thingGroups(suggestions)]);
  const fitting = groups.map(({ name, choices }) => ({
    name,
    choices: choices.filter(({ words }) => isMeant(words, text)),
  }));
  return filled([...(isStale ? fitting : groups), search]);
}

/** Above what is typed: the last searches; if nothing is typed, more of them, and all can be removed. */
function recentGroup({ recent }: Suggestions, text: string): ChoiceGroup {
  const shown = recent.slice(0, text === '' ? most.recentAlone : most.recent).map(recentChoice);
  const isAlone = text === '' && shown.length > 0;
  return { name: 'Recent searches', choices: isAlone ? [...shown, forgetAll] : shown };
}

function recentChoice({ recent_id, query, results }: Suggestions['recent'][number]): Choice {
  return {
    key: `recent-${recent_id}`,
    icon: 'clock',
    words: query,
    fact: `${results} ${results === 1 ? 'result' : 'results'}`,
    to: newSearch(query),
    forget: () => void forgetSearch(recent_id),
  };
}

const forgetAll: Choice = {
  key: 'forget-all',
  icon: 'trash',
  words: 'Remove all recent searches',
  stays: true,
  run: () => void forgetSearches(),
};

function thingGroups({ items, tables, names }: Suggestions): ChoiceGroup[] {
  const reports = items.filter(({ kind }) => kind === 'report').slice(0, most.reports);
  const dashboards = items.filter(({ kind }) => kind !== 'report').slice(0, most.dashboards);
  const called = (kind: 'company' | 'market') =>
    names.filter((one) => one.kind === kind).slice(0, most.names);
  return [
    { name: 'Reports', choices: reports.map(itemChoice) },
    { name: 'Dashboards', choices: dashboards.map(itemChoice) },
    { name: 'Tables', choices: tables.slice(0, most.tables).map(tableChoice) },
    { name: 'Companies', choices: called('company').map(nameChoice) },
    { name: 'Markets', choices: called('market').map(nameChoice) },
  ];
}

export function itemChoice({
  kind,
  item_id,
  title,
  chapters,
  subscribed,
  ...of
}: Suggestions['items'][number]): Choice {
  const edition = kind === 'report' ? editionWords(of) : `${kinds[kind].one} ${editionWords(of)}`;
  const found = chapters === 1 ? '1 chapter' : `${chapters} chapters`;
  return {
    key: `${kind}-${item_id}`,
    icon: kinds[kind].icon,
    words: title,
    isTitle: true,
    fact: [edition, chapters > 0 && found, !subscribed && 'not subscribed'].filter(Boolean).join(' · '),
    to: kind === 'report' ? reportPath(item_id, title) : dashboardPath(kind, item_id, title, subscribed),
  };
}

export function tableChoice(table: Suggestions['tables'][number]): Choice {
  const { report_id, chapter_number, block, caption } = table;
  return {
    key: `table-${report_id}-${chapter_number}-${block}`,
    icon: 'table',
    words: caption,
    fact: editionWords(table),
    to: tablePath(table, ''),
  };
}

/** A name leads to what is written about it. */
function nameChoice({ kind, name, items }: Suggestions['names'][number], at: number): Choice {
  return {
    key: `${kind}-name-${at}`,
    icon: kind === 'company' ? 'company' : 'chart',
    words: name,
    fact: items === 1 ? 'in 1 report or dashboard' : `in ${items} reports and dashboards`,
    to: newSearch(`"${name}"`),
  };
}

export function searchFor(text: string, keys: readonly string[] = ['Enter']): ChoiceGroup {
  if (text === '') return { name: null, choices: [] };
  const words = `Search for “${text}” in all reports`;
  return { name: null, choices: [{ key: 'search', icon: 'search', words, keys, to: newSearch(text) }] };
}
