const kept =
  /^apps\/api\/src\/features\/(identity\/sessions\/known-viewers|catalogue\/(mine|catalogue\.service)|dashboards\/opening\.service|reader\/reader\.service|subscriptions\/family|reading\/(begun|places)\.service|home\/news\.service|search\/lookup|synonyms\/current-vocabulary|figures\/reading)\.ts$/;
const freshness =
  /^apps\/api\/src\/platform\/freshness\/(freshness|memory|primary|recall|shared-question)\.ts$/;

/** What keeps answers in memory fresh: that changes are logged, that their keys are known, and that requests wait. */
export const memory = [
  {
    what: 'changes of a table are not logged',
    files: /^apps\/api\/migrations\/.*\.sql$/,
    pattern: /^call log_changes\([^;]+;/gm,
    to: () => '',
  },
  {
    what: 'a change does not name a key',
    files: /^apps\/api\/migrations\/(?!00(?:0|1[0-6])).*\.sql$/,
    pattern: /'[\w-]+:' \|\| \(r->>'\w+'\)|'catalogue'|'shown'(?=\$\$)|(?<=then |\$\$|select )'given'/g,
    to: () => 'null::text',
  },
  {
    what: 'an answer does not depend on a key',
    files: kept,
    pattern:
      /`(?:user|active|session|company|favorites|members|holdings|item):\$\{\w+(?:\.\w+)*\}`(?=[,\]])|(?<!recall\()'(?:catalogue|shown|given|user|active|favorites|custom|shared|search|synonyms)'(?=[,\]])/g,
    to: () => "'nothing'",
  },
  {
    what: 'time is not looked at',
    files: kept,
    pattern: /min\(source\.expiry\)/g,
    to: () => 'max(null::timestamptz)',
  },
  {
    what: 'time is not looked at',
    files: kept,
    pattern: /\buntil: (?:grounds|view\.family)\.until|(?<=value, keys: .*)\buntil(?=,)/g,
    to: () => 'until: null',
  },
  {
    what: 'the end is told as of later',
    files: kept,
    pattern: /(?<=source\.expiry > )\$\{now\}/g,
    to: () => 'now()',
  },
  {
    what: 'not waited for',
    files: kept,
    pattern: /await freshness\.ask\(\)/g,
    to: () => 'new Date()',
  },
  {
    what: 'not asked',
    files: /^apps\/api\/src\/http\/quick\.ts$/,
    pattern: / \|\| !admitTo\(viewer, route\.endpoint\)\.allowed|(?<=if \()\(viewer\.provider.*\) && /g,
    to: (found) => (found.startsWith(' ||') ? '' : 'false && '),
  },
  {
    what: 'overlooked',
    files: freshness,
    pattern:
      /\s+union all select key from change_log where xid = any \(\$2::xid8\[\]\)| && isContinued| && last\.xmin >= clearedBefore| && !changed\.includes\('everything'\)|^ *for \(const one of memories\) .*$|^ *memories\.push\(apart\);$|^ *drop\(client\);$| \|\| '\/' \|\| \(select oid(?:.|\n)*?\)(?= end)/gm,
    to: () => '',
  },
  {
    what: 'always true',
    files: freshness,
    pattern:
      /!isSpoiled\(since, kept\.grounds\.keys\)|(?<=before !== null && )before\.server === server|bytes <= mostBytes/g,
    to: () => 'true',
  },
  {
    what: 'never true',
    files: freshness,
    pattern: /(?<=\()entry\.until && entry\.until <= now|row\.server === null|(?<=if \()isRunning(?=\))/g,
    to: () => 'false',
  },
];
