// Reads what the test runners wrote about a run: how many passed, and each failure with its first lines.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export const ofVitest = (file) =>
  read(file, ({ numPassedTests, testResults }) => ({
    passed: numPassedTests,
    failures: testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that could not be loaded, or whose setup failed, has no failed test of its own.
      if (status === 'failed' && failed.length === 0) return [failure(name, message)];
      return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages.join('\n')));
    }),
  }));

export const ofPlaywright = (file) =>
  read(file, ({ stats, suites, errors }) => ({
    passed: stats.expected,
    failures: [
      ...suites
        .flatMap(specsOf)
        .flatMap(({ file, title, tests }) =>
          tests
            .filter(({ status }) => status === 'unexpected' || status === 'flaky')
            .map(({ results }) => failure(`${file} › ${title}`, results.map(messageOf).join('\n'))),
        ),
      ...errors.map(({ message }) => failure('outside of all journeys', message)),
    ],
  }));

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const messageOf = ({ error }) => error?.message ?? '';

function failure(what, message) {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 20);
  return [what, ...lines].join('\n    ');
}

// A killed runner has written nothing.
function read(file, pick) {
  try {
    return pick(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failures: [] };
  }
}
