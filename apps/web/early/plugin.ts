import type { Plugin } from 'vite';

/** The pages that people open most, each by a pattern of its addresses. The first that fits counts. */
const pages = {
  '^/reports/(global-)?dashboard/': 'dashboards/dashboard-page.tsx',
  '^/reports/[^/]+/[^/]+/changes/': 'differences/changes-page.tsx',
  '^/reports/': 'reader/report-page.tsx',
  '^/proofs/': 'proof/draft-page.tsx',
  '^/catalog': 'catalogue/catalogue-page.tsx',
};
const theme = 'theme/mantine-theme.tsx';

/**
 * Has the browser read what is needed first before the program, which is large: the calls that are sent early, and in
 * which files the code of a page is.
 */
export function readEarly(): Plugin {
  return {
    name: 'read-early',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const early = chunks.find(({ name }) => name === 'early');
        if (!early) return [];
        const filesOf = (page: string) => {
          const files = new Set<string>();
          const add = (fileName: string) => {
            const chunk = chunks.find((one) => one.fileName === fileName);
            if (!chunk || chunk.isEntry || files.has(fileName)) return;
            files.add(fileName);
            for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
            for (const imported of chunk.imports) add(imported);
          };
          for (const facade of [page, theme])
            add(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(facade))?.fileName ?? '');
          return [...files].filter((file) => file !== early.fileName);
        };
        const fonts = Object.keys(bundle).filter((file) => /-latin-(wght|opsz)-normal-/.test(file));
        const files = Object.entries(pages).map(([pattern, page]) => [pattern, [...fonts, ...filesOf(page)]]);
        return [
          {
            tag: 'script',
            attrs: { type: 'application/json', id: 'pages' },
            children: JSON.stringify(files),
            injectTo: 'head-prepend',
          },
          {
            tag: 'script',
            attrs: { type: 'module', crossorigin: true, src: `/${early.fileName}` },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}
