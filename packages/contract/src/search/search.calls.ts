import type { Call } from '../endpoint.ts';

export const searchCalls = {
  searchReports: 'POST /search/query',
  bestMatches: 'POST /search/best',
  whileTyping: 'POST /search/typing',
  recentSearches: 'GET /search/recent',
  rememberSearch: 'POST /search/recent',
  forgetSearch: 'DELETE /search/recent/{recent_id}',
  forgetSearches: 'DELETE /search/recent',
  searchReport: 'POST /search/report/{id}',
  searchCustomReport: 'POST /search/custom-report/{id}',
  reportExhibits: 'GET /search/report/{id}/exhibits',
  explainSearch: 'POST /search/why',
} as const satisfies Record<string, Call>;
