import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Import {
  from: string;
  /** A path of the project, or the name of a package. */
  to: string;
  isTypeOnly: boolean;
}

/** Who may import whom. The first rule whose `from` matches decides; a failure shows its remedy. */
interface Rule {
  from: RegExp;
  may: RegExp[];
  remedy: string;
}

const contract = /^packages\/contract\//;
const ui = /^packages\/ui\//;
const text = /^packages\/text\//;
const npm = /^npm:/;
const vendor =
  /^apps\/api\/src\/platform\/(\w|-)+\/(smtp|twilio|pg-boss|folder|bucket|embedded|openid-client)\.ts$/;

const offeredAtTheDoor = "A feature uses another through that feature's index.ts. Offer there what you need.";

const rules: Rule[] = [
  {
    from: contract,
    may: [contract, /^npm:zod$/],
    remedy: 'The contract knows zod and nothing else. Move what needs more to the side that needs it.',
  },
  {
    from: text,
    may: [text, /^npm:stemmer$/],
    remedy:
      'Reading and writing text is the same everywhere and needs no side. Pass what it needs as an argument.',
  },
  {
    from: ui,
    may: [ui, /^npm:(react|react-dom|@mantine\/|@fontsource-variable\/|echarts$)/],
    remedy: 'The ui package has no product in it. Pass what it needs as a property.',
  },
  {
    from: /^apps\/web\/src\/lib\//,
    may: [/^apps\/web\/src\/lib\//, contract, text, ui, npm],
    remedy: 'lib serves the features and does not know them. Move the code into the feature, or pass it in.',
  },
  {
    from: /^apps\/web\/src\/features\/([\w-]+)\//,
    may: [
      /^apps\/web\/src\/features\/$1\//,
      /^apps\/web\/src\/features\/[\w-]+\/index\.ts$/,
      /^apps\/web\/src\/lib\//,
      contract,
      text,
      ui,
      npm,
    ],
    remedy: offeredAtTheDoor,
  },
  {
    from: /^apps\/web\/src\/app\//,
    may: [
      /^apps\/web\/src\/(app|lib|dev)\//,
      /^apps\/web\/src\/features\/[\w-]+\/(index\.ts|.+-page\.tsx)$/,
      contract,
      text,
      ui,
      npm,
    ],
    remedy: "app opens the pages of a feature, and uses the rest through that feature's index.ts.",
  },
  {
    from: /^apps\/web\//,
    may: [/^apps\/web\//, contract, text, ui, npm],
    remedy: 'The web talks to the API over HTTP only.',
  },
  {
    from: /^apps\/dashboards\/src\/lib\//,
    may: [/^apps\/dashboards\/src\/lib\//, contract, npm, ui],
    remedy: 'lib serves the dashboards and knows none. Move the code into kit, or pass it in.',
  },
  {
    from: /^apps\/dashboards\/src\/kit\//,
    may: [/^apps\/dashboards\/src\/(kit|lib)\//, contract, text, ui, npm],
    remedy: 'kit is what the kinds share and knows none of them. Pass it in.',
  },
  {
    from: /^apps\/dashboards\/src\/(market|medsku|pt|survey|imports)\//,
    may: [/^apps\/dashboards\/src\/($1|kit|lib)\//, contract, text, ui, npm],
    remedy: 'A kind of dashboard knows itself, kit and lib. Share through kit; app puts the kinds together.',
  },
  {
    from: /^apps\/dashboards\//,
    may: [/^apps\/dashboards\//, contract, text, ui, npm],
    remedy: 'The dashboards stand by themselves. Share through ui or the contract.',
  },
  {
    from: /^apps\/api\/src\/access\//,
    may: [/^apps\/api\/src\/access\//, contract],
    remedy: 'Decisions are pure. Read what they need in a store and pass it in.',
  },
  {
    from: /^apps\/api\/src\/platform\//,
    may: [/^apps\/api\/src\/platform\//, contract, npm],
    remedy: 'The platform serves the features and does not know them. Pass a function in from wiring.ts.',
  },
  {
    from: /^apps\/api\/src\/http\//,
    may: [/^apps\/api\/src\/(http|access|platform)\//, contract, npm],
    remedy: 'The http layer knows no feature. Let the feature hand it routes.',
  },
  {
    from: /^apps\/api\/src\/features\/([\w-]+)\//,
    may: [
      /^apps\/api\/src\/features\/$1\//,
      /^apps\/api\/src\/features\/[\w-]+\/index\.ts$/,
      /^apps\/api\/src\/(http|access|platform)\//,
      contract,
      text,
      npm,
    ],
    remedy: offeredAtTheDoor,
  },
  {
    from: /^apps\/api\//,
    may: [/^apps\/api\//, contract, text, npm],
    remedy: 'The API knows nothing of the web.',
  },
  { from: /^bench\//, may: [/^bench\//, /^apps\/api\//, text, npm], remedy: 'The bench drives the API.' },
  {
    from: /^faults\//,
    may: [/^faults\//, /^bench\/src\/(machine|report)\.ts$/, /^apps\/api\//, contract, npm],
    remedy: 'The faults are done to the API from outside.',
  },
  {
    from: /^e2e\//,
    may: [/^e2e\//, /^apps\/api\//, contract, text, npm],
    remedy: 'The journeys drive the running product.',
  },
  { from: /^(scripts|vitest)/, may: [/./], remedy: '' },
];

const files = globSync('{packages,apps,e2e,bench,faults}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /node_modules|(^|\/)dist(\/|$)/.test(path),
}).map((path) => path.replaceAll('\\', '/'));

const imports = files.flatMap(importsOf);

function importsOf(from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8');
  const statements = text.matchAll(
    /^(?:import|export)\s(type\s)?[^'";]*?from\s+'([^']+)'|\bimport\(\s*'([^']+)'|^import\s+'([^']+)'/gm,
  );
  return [...statements].map(([, type, named, dynamic, bare]) => ({
    from,
    to: target(from, named ?? dynamic ?? bare ?? ''),
    isTypeOnly: type !== undefined,
  }));
}

function target(from: string, specifier: string): string {
  if (specifier.startsWith('.'))
    return relative(root, resolve(root, dirname(from), specifier)).replaceAll('\\', '/');
  const [, own, rest] = specifier.match(/^@caliper\/([\w-]+)\/(.+)$/) ?? [];
  if (!own) return specifier.startsWith('node:') ? `npm:${specifier}` : `npm:${packageOf(specifier)}`;
  const home = ['contract', 'text', 'ui'].includes(own) ? 'packages' : 'apps';
  return `${home}/${own}/src/${rest}`;
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function isAllowed({ from, to }: Import, rule: Rule): boolean {
  const own = from.match(rule.from)?.[1] ?? '';
  return rule.may.some((pattern) => new RegExp(pattern.source.replace('$1', own)).test(to));
}

/** Tests may import whatever they test. */
const production = imports.filter(
  ({ from }) => !/\.(test|spec|fixture)\.tsx?$|\/testing\/|harness/.test(from),
);

function complaints(list: Import[], remedy: string): string[] {
  return list.map(({ from, to }) => `${from} imports ${to}. ${remedy}`);
}

test('there are modules to check in every part', () => {
  expect(imports.length).toBeGreaterThan(200);
  for (const floor of [
    'packages/contract/',
    'packages/text/',
    'packages/ui/',
    'apps/api/src/features/',
    'apps/web/src/features/',
    'apps/dashboards/src/lib/',
  ])
    expect(files.filter((file) => file.startsWith(floor)).length).toBeGreaterThan(3);
});

test('every module imports only what its part may', () => {
  const wrong = production.flatMap((one) => {
    const rule = rules.find(({ from }) => from.test(one.from));
    if (!rule) return [`${one.from} lies on no floor. Give it a rule here, or a place that has one.`];
    return isAllowed(one, rule) ? [] : complaints([one], rule.remedy);
  });
  expect(wrong).toEqual([]);
});

test('only the wiring files name a vendor', () => {
  const wrong = production.filter(
    ({ from, to }) => vendor.test(to) && /\/(features|http|access)\//.test(from),
  );
  expect(complaints(wrong, 'Ask for the port, and choose the vendor in wiring.ts.')).toEqual([]);
});

test('the browser imports only types from the schemas, never the schemas themselves', () => {
  const wrong = production.filter(
    ({ from, to, isTypeOnly }) =>
      from.startsWith('apps/web/') &&
      !isTypeOnly &&
      /^npm:zod$|^packages\/contract\/.*(endpoints|schemas)\.ts$/.test(to),
  );
  expect(complaints(wrong, 'Use "import type": a schema library has no place in the first load.')).toEqual(
    [],
  );
});

test('no file of the dashboards imports itself by way of others', () => {
  const edges = new Map<string, Set<string>>();
  for (const { from, to, isTypeOnly } of production)
    if (from.startsWith('apps/dashboards/') && !isTypeOnly)
      edges.set(from, (edges.get(from) ?? new Set()).add(to));
  expect(edges.size).toBeGreaterThan(50);
  expect([...edges.keys()].filter((file) => reaches(edges, file, file))).toEqual([]);
});

test.each(['api', 'web'])('the features of %s do not import each other in circles, not even types', (app) => {
  const edges = new Map<string, Set<string>>();
  const feature = new RegExp(`^apps/${app}/src/features/([\\w-]+)/`);
  for (const { from, to } of production) {
    const [, source] = from.match(feature) ?? [];
    const [, goal] = to.match(feature) ?? [];
    if (source && goal && source !== goal) edges.set(source, (edges.get(source) ?? new Set()).add(goal));
  }
  const circles = [...edges.keys()].filter((feature) => reaches(edges, feature, feature));
  expect(circles).toEqual([]);
});

function reaches(
  edges: Map<string, Set<string>>,
  from: string,
  goal: string,
  seen = new Set<string>(),
): boolean {
  for (const next of edges.get(from) ?? []) {
    if (next === goal) return true;
    if (!seen.has(next) && reaches(edges, next, goal, seen.add(next))) return true;
  }
  return false;
}

test('every imported package is declared where it is imported', () => {
  const wrong = imports.filter(({ from, to, isTypeOnly }) => {
    // A virtual module is made by the build.
    if (!npm.test(to) || /^npm:(node|virtual):/.test(to)) return false;
    const [workspace = ''] = from.match(/^(packages|apps)\/[\w-]+|^\w+/) ?? [];
    const declared = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'));
    const shared = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const name = to.slice('npm:'.length);
    return ![
      declared.dependencies,
      declared.devDependencies,
      declared.optionalDependencies,
      shared.devDependencies,
    ].some((list) => list?.[name] ?? (isTypeOnly && list?.[`@types/${name}`]));
  });
  expect(complaints(wrong, "Add it to that workspace's package.json.")).toEqual([]);
});
