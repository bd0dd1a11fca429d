/** Where the rules of the business are: seats, dates, caps, orders, limits, what is imported and what is never added. */
const ruleFiles = [
  'access/expiry',
  'features/catalogue/{custom-items,filter,item-details}',
  'features/companies/settings',
  'features/custom-reports/{bookmarks,same-chapter}',
  'features/dashboards/{lost-markets,measures,nouns,question,rivals}',
  'features/dashboards/reading/{cells,header,row-reader}',
  'features/identity/accounts/{new-account,seats}',
  'features/identity/devices/device',
  'features/identity/passwords/password-strength',
  'features/identity/sessions/refresh-token',
  'features/identity/sign-in/{code,phone,recent}',
  'features/reports/upload',
  'features/requests/request',
  'features/subscriptions/subscription',
  'features/team/{free-seat,invitation}',
  'http/limits',
].flatMap((pattern) => {
  const [, start, names, end] = pattern.match(/^(.*)\{(.*)\}(.*)$/) ?? ['', pattern, '', ''];
  return names.split(',').map((name) => `apps/api/src/${start}${name}${end}.ts`);
});

const isRule = { test: (file) => ruleFiles.includes(file) };
const atTheEdge = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

/** Refusals of access are loosened elsewhere; these are about what is asked for. */
const accessCodes =
  'not-found|forbidden|signed-out|ticket-spent|account-kept|company-kept|own-access|unavailable|internal';

export const rules = [
  {
    what: 'one more or one less',
    files: isRule,
    // How often a loop runs is no rule: one round more or less often finds nothing.
    pattern: /(?<!^ *(?:while|for) \(.*)(?<=[\w)\]] )(?:<=?|>=?)(?= [\w(-])/gm,
    to: (found) => atTheEdge[found],
  },
  {
    what: 'exception dropped',
    files: isRule,
    // Those that throw are below.
    pattern: /(?<=^ *if )\(.+\)(?= (?:return|continue)\b)/gm,
    to: () => '(false)',
  },
  {
    what: 'part of the rule dropped',
    files: isRule,
    pattern: /(?<=\()[^()]+ && (?=[^&|]+\) (?:return|throw))/g,
    to: () => '',
  },
  {
    what: 'the other way round',
    files: /^apps\/api\/src\/features\/.*\.ts$/,
    // Things by one of their fields; bare numbers are put in order to lock, hash or log them.
    pattern: /\b(a|b|one|other)((?:\.\w+)+) - (a|b|one|other)\2(?![\w.(])/g,
    to: (found) => found.split(' - ').toReversed().join(' - '),
  },
  {
    what: 'not refused',
    files: /^apps\/api\/src\/features\/.*\.ts$/,
    pattern: new RegExp(`throw new ProblemError\\(\\s*'(?!(?:${accessCodes})')[\\w-]+'`, 'g'),
    to: (found) => found.replace('throw', 'void'),
  },
  {
    what: 'one more',
    files: /^(packages\/contract\/src|apps\/api\/src\/platform\/limits)\/limits\.ts$/,
    pattern: /(?<=\w: |\* |^const \w+ = )\d[\d_]*(?=,| \}| \*|;)/gm,
    to: (found) => String(Number(found.replaceAll('_', '')) + 1),
  },
];
