import { expect, test } from '../fixtures.ts';
import { check } from '../pressing.ts';
import { button, checkbox, heading, navigation, row, seen, table } from '../screen.ts';
import { makeItemReader, opened } from './item-figures.ts';

test('DASH-04 DASH-05 one question at a time, with shares of those who answered, and small bases are told', async ({
  page,
  house,
}) => {
  const { path } = await house.signedIn(makeItemReader(house, 'survey'));
  const frame = await opened(page, () => page.goto(`${path}?by=country`));
  const answers = frame.getByRole('list', { name: 'From whom do you buy most?' });
  await expect(answers.getByRole('listitem').first()).toHaveText(/Vantor.*75%.*n = 48/);
  const cross = table(frame, 'By country');
  await seen(cross.getByRole('columnheader', { name: /France n = 20 small base/ }));
  await seen(cross.getByRole('columnheader', { name: /Spain n = 4 too few for shares/ }));
  await expect(row(cross, /^Vantor/)).toHaveText('Vantor75% 4875% 3075% 15– 3');

  await check(frame.getByRole('switch', { name: 'Weighted' }));
  await expect(page).toHaveURL(/[?&]weighted=1/);
  await expect(answers.getByRole('listitem').first()).toHaveText(/Vantor.*83%.*weighted 80/);

  await button(frame, 'Country All countries').click();
  await check(checkbox(frame, 'France'));
  await page.keyboard.press('Escape');
  await seen(frame.getByText('One answer, 20 respondents, weighted to 30'));
  await opened(page, () => page.reload());
  await seen(frame.getByText('One answer, 20 respondents, weighted to 30'));
});

test('DASH-05 questions are found by their words and gone through one by one @thorough', async ({
  page,
  house,
}) => {
  const { path } = await house.signedIn(makeItemReader(house, 'survey'));
  const frame = await opened(page, () => page.goto(path));
  const questions = navigation(frame, 'Questions');
  await questions.getByLabel('Find a question').fill('satisfied');
  await expect(questions.getByRole('listitem')).toHaveCount(1);
  await button(questions, /^Q3/).click();
  await seen(heading(frame, 'Q3: How satisfied are you?'));
  await expect(frame.locator('dl')).toContainText('5.5');
  await expect(row(table(frame, 'By specialty'), /^Mean/)).toHaveText(/5\.5/);

  await button(frame, 'Next question').click();
  await expect(page).toHaveURL(/[?&]q=Q4/);
  const boxes = frame.getByRole('img', { name: 'By specialty' });
  const [name, mark] = [boxes.getByText('Nurses'), boxes.getByText('small base')];
  await seen(mark);
  const lines = [await name.boundingBox(), await mark.boundingBox()].map((line) => line?.y ?? 0);
  expect(Number(lines[1]) - Number(lines[0])).toBeGreaterThan(12);
  await expect(button(frame, 'Next question')).toBeDisabled();
  await expect(button(frame, 'Next question')).toBeFocused();
  await button(frame, 'Previous question').click();
  await seen(heading(frame, 'Q3: How satisfied are you?'));
});
