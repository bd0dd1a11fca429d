/** Words that say nothing about the topic. They count only in quotes, or if there are no other words. */
export const stopWords = new Set(
  `a an and are as at be between by can do does for from has have how i in into is it its me much of on or per than
   that the their there this to versus vs was we were what when where which who why will with you`.split(
    /\s+/,
  ),
);
