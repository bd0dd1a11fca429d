import { memory } from './memory.mjs';
import { rules } from './rules.mjs';

const never = 'false';

/** What is loosened or removed of access, wherever it appears. */
const access = [
  {
    what: 'condition removed',
    files: /^apps\/api\/src\/features\/.*\.ts$/,
    pattern: /\.where\('(?:\w+\.)?(?:usergroup_id|user_id|headquarter_id)', '(?:=|in)', [^()]*\)/g,
    to: () => '',
  },
  {
    what: 'condition always true',
    files: /^apps\/api\/(src\/features\/.*\.ts|migrations\/.*\.sql)$/,
    pattern:
      /(?<![\w.'])(?:\w+\.)?(?:usergroup_id|user_id|headquarter_id) = (?:any \((?:\$\{[^}]*\}::\w+\[\]|\w+)\)|\$\{[^}]*\}|[a-z]\w*\.\w+|reader|company_id)/g,
    to: () => 'true',
  },
  {
    what: 'condition always true',
    files: /^apps\/api\/migrations\/0009.*\.sql$/,
    pattern:
      /reader\.role = 'admin'|reader\.special is distinct from 'marketing'|\(owner\.enabled or usergroups\.provider\)|owner\.enabled(?= *$)|\(one\.expiry is null or one\.expiry > now\(\)\)/g,
    to: () => 'true',
  },
  {
    what: 'always true',
    files: /sessions\.store\.ts$/,
    pattern:
      /sessions\.ended_at is null(?= and)|not users\.locked|\(users\.enabled or usergroups\.provider\)/g,
    to: () => 'true',
  },
  {
    what: 'lasts longer',
    files: /sessions\.store\.ts$/,
    pattern: /\$\{idleAt\}, (?=sessions)|, sessions\.created_at \+ make_interval\(secs => \$\{[^}]*\}\)/g,
    to: () => '',
  },
  {
    what: 'not refused',
    files: /^apps\/api\/src\/features\/.*\.ts$/,
    pattern:
      /throw new ProblemError\(\s*'(?:not-found|forbidden|signed-out|ticket-spent|account-kept|company-kept|own-access)'/g,
    to: (found) => found.replace('throw', 'void'),
  },
  {
    what: 'not asked',
    files: /^apps\/api\/src\/(features|http)\/.*\.ts$/,
    pattern: /(?:await )?assert(?:Allowed|Theirs|StillIn|Readable)\((?![^)]*:)[^;]*\);/g,
    to: () => ';',
  },
  {
    what: 'whoever asks',
    files: /^apps\/api\/src\/features\/.*\.ts$/,
    pattern:
      /\b(?:viewer\.)?role === 'admin'|viewer\.special === '\w+'|viewer\.lead\b|isStaff\(viewer\)|company\?\.id === viewer\.usergroupId|user_id === viewer\.userId|company\.(?:headquarter_)?id === viewer\.usergroupId|grant\.id === id|viewer\.role === 'sales'/g,
    to: () => 'true',
  },
  {
    what: 'whoever asks',
    files: /^apps\/api\/src\/features\/.*\.ts$/,
    pattern: /\b(?:viewer\.)?role !== 'admin'|special === 'marketing'/g,
    to: () => never,
  },
  {
    what: 'not refused',
    files: /^apps\/api\/src\/access\/decide\.ts$/,
    pattern: /if \(.+\) return (?:refuse|order)/g,
    to: (found) => found.replace(/\(.+\) return/, '(false) return'),
  },
  {
    what: 'always allowed',
    files: /^apps\/api\/src\/access\/decide\.ts$/,
    pattern: /if \(.+\) return allow/g,
    to: (found) => found.replace(/\(.+\) return/, '(true) return'),
  },
  {
    what: 'allowed instead of refused',
    files: /^apps\/api\/src\/access\/decide\.ts$/,
    pattern: /allow : refuse\('[^']*'\)/g,
    to: () => 'allow : allow',
  },
  {
    what: 'part of the rule is true',
    files: /^apps\/api\/src\/access\/decide\.ts$/,
    pattern:
      /viewer\.lead(?=;)|viewer\.special === 'support'|viewer\.role === (?:principal|'admin'|'sales')|'grant' in viewer && viewer\.grant\.opens === '\w+'|action === '(?:preview|read|open dashboard)'|item\.demo\b(?!\?)|holding\.demo|holding\.sampleMarkets\.some\(\(market\) => market === item\.market\)/g,
    to: () => 'true',
  },
  {
    what: 'never expires',
    files: /^apps\/api\/src\/access\/expiry\.ts$/,
    pattern: /expiry\.getTime\(\) <= now\.getTime\(\)/g,
    to: () => never,
  },
];

/** Every place in the tree where one of them applies: of access, of the rules of the business, of the memory, or all. */
export function placesIn(tree, { kind }) {
  const kinds = { access, rules, memory };
  return (kind ? kinds[kind] : Object.values(kinds).flat()).flatMap(({ what, files, pattern, to }) =>
    tree
      .list(files)
      .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
      .flatMap((file) => {
        const text = tree.read(file);
        return [...text.matchAll(pattern)]
          .filter((found) => !isComment(text, found.index))
          .map((found) => ({
            isRule: rules.some((one) => one.pattern === pattern),
            isMemory: memory.some((one) => one.pattern === pattern),
            ...placeOf(tree, file, text, found, what, to(found[0])),
          }));
      }),
  );
}

function isComment(text, index) {
  return /^\s*(\*|\/\/|--|\/\*|import|export (async )?function)/.test(
    text.slice(text.lastIndexOf('\n', index) + 1),
  );
}

function placeOf(tree, file, text, { 0: found, index }, what, replacement) {
  const write = (content, invalidate) => {
    tree.write(file, content);
    invalidate?.(file);
  };
  return {
    file,
    line: text.slice(0, index).split('\n').length,
    what: `${what}: ${found.replaceAll(/\s+/g, ' ').slice(0, 90)}`,
    isMigration: file.endsWith('.sql'),
    apply: (invalidate) =>
      write(text.slice(0, index) + replacement + text.slice(index + found.length), invalidate),
    restore: (invalidate) => write(text, invalidate),
  };
}
