/** Where the lists of the catalogue are; the dashboards link to them too. */
export const cataloguePaths = {
  allReports: '/catalog/all-reports',
  customReports: '/catalog/custom-reports',
  allMedsku: '/medsku/all-medsku',
  allProcedures: '/pt/all-procedure-tracker',
  allSurveys: '/survey/all-surveys',
} as const;
