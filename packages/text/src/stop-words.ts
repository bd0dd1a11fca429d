/** Words that say nothing about what is looked for. They count in quotes, and where there is nothing else. */
export const stopWords = new Set(
  `a an and are as at be by for from has have in is it its of on or that the their this to was were what which
   will with`.split(/\s+/),
);
