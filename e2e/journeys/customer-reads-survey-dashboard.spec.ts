import { expect, test } from '../fixtures.ts';
import { check } from '../pressing.ts';
import { makeItemReader, opened } from './item-figures.ts';

test('DASH-04 DASH-05 one question at a time, with shares of those who answered, and small bases are told', async ({
  page,
  house,
}) => {
  const { path } = await house.signedIn(makeItemReader(house, 'survey'));
  const frame = await opened(page, () => page.goto(`${path}?by=country`));
  const answers = frame.getByRole('list', { name: 'From whom do you buy most?' });
  await expect(answers.getByRole('listitem').first()).toHaveText(/Vantor.*75%.*n = 48/);
  const cross = frame.getByRole('table', { name: 'By country' });
  await expect(cross.getByRole('columnheader', { name: /France n = 20 small base/ })).toBeVisible();
  await expect(cross.getByRole('columnheader', { name: /Spain n = 4 too few for shares/ })).toBeVisible();
  await expect(cross.getByRole('row', { name: /^Vantor/ })).toHaveText('Vantor75% 4875% 3075% 15– 3');

  await check(frame.getByRole('switch', { name: 'Weighted' }));
  await expect(page).toHaveURL(/[?&]weighted=1/);
  await expect(answers.getByRole('listitem').first()).toHaveText(/Vantor.*83%.*weighted 80/);

  await frame.getByRole('button', { name: 'Country All countries' }).click();
  await check(frame.getByRole('checkbox', { name: 'France' }));
  await page.keyboard.press('Escape');
  await expect(frame.getByText('One answer, 20 respondents, weighted to 30')).toBeVisible();
  await opened(page, () => page.reload());
  await expect(frame.getByText('One answer, 20 respondents, weighted to 30')).toBeVisible();
});

test('DASH-05 questions are found by their words and gone through one by one', { tag: '@thorough' }, async ({
  page,
  house,
}) => {
  const { path } = await house.signedIn(makeItemReader(house, 'survey'));
  const frame = await opened(page, () => page.goto(path));
  const questions = frame.getByRole('navigation', { name: 'Questions' });
  await questions.getByLabel('Find a question').fill('satisfied');
  await expect(questions.getByRole('listitem')).toHaveCount(1);
  await questions.getByRole('button', { name: /^Q3/ }).click();
  await expect(frame.getByRole('heading', { name: 'Q3: How satisfied are you?' })).toBeVisible();
  await expect(frame.locator('dl')).toContainText('5.5');
  await expect(
    frame.getByRole('table', { name: 'By specialty' }).getByRole('row', { name: /^Mean/ }),
  ).toHaveText(/5\.5/);

  await frame.getByRole('button', { name: 'Next question' }).click();
  await expect(page).toHaveURL(/[?&]q=Q4/);
  const boxes = frame.getByRole('img', { name: 'By specialty' });
  const [name, mark] = [boxes.getByText('Nurses'), boxes.getByText('small base')];
  await expect(mark).toBeVisible();
  const lines = [await name.boundingBox(), await mark.boundingBox()].map((line) => line?.y ?? 0);
  expect(Number(lines[1]) - Number(lines[0])).toBeGreaterThan(12);
  await expect(frame.getByRole('button', { name: 'Next question' })).toBeDisabled();
  await expect(frame.getByRole('button', { name: 'Next question' })).toBeFocused();
  await frame.getByRole('button', { name: 'Previous question' }).click();
  await expect(frame.getByRole('heading', { name: 'Q3: How satisfied are you?' })).toBeVisible();
});
