import { expect, test } from 'vitest';
import { sharedQuestion } from './shared-question.ts';

test('FAST-01 one question is asked at a time: who comes meanwhile shares the next, which begins after they came', async () => {
  const asked: PromiseWithResolvers<number>[] = [];
  const ask = sharedQuestion(() => {
    asked.push(Promise.withResolvers<number>());
    return asked.at(-1)?.promise ?? Promise.resolve(0);
  });
  const first = ask();
  const others = [ask(), ask(), ask()];
  expect(asked).toHaveLength(1);
  asked[0]?.resolve(1);
  expect(await first).toBe(1);
  await expect.poll(() => asked.length).toBe(2);
  const last = ask();
  asked[1]?.resolve(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  await expect.poll(() => asked.length).toBe(3);
  asked[2]?.resolve(3);
  expect(await last).toBe(3);
});

test('FAST-01 who shares a question that fails learns of it, and the next is asked all the same', async () => {
  let isAway = true;
  const ask = sharedQuestion(async () => {
    if (isAway) throw new Error('away');
    return 'there';
  });
  const all = await Promise.allSettled([ask(), ask(), ask()]);
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  isAway = false;
  expect(await ask()).toBe('there');
});
