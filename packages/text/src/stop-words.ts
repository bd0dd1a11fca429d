/** Words that say nothing about the topic. They count only in quotes, or if there are no other words. */
export const stopWords = new Set(
  `a an and are as at be by for from has have in is it its of on or that the their this to was were what which
   will with`.split(/\s+/),
);
