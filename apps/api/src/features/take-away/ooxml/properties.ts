import type { Part } from './package.ts';
import type { Relations } from './relations.ts';
import { xml } from './xml.ts';

export interface FileProperties {
  title: string;
  subject: string;
  /** Who publishes what is in the file. */
  provider: string;
  /** For whom and under which licence. */
  description: string;
  /** Of the texts, such as 'en-GB'. */
  language: string;
  /** As YYYY-MM-DD. */
  day: string;
}

const coreType = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';

/** What programs and shelves of files show about a file. */
export function propertyParts(properties: FileProperties, application: string, root: Relations): Part[] {
  const { title, subject, provider, description, language, day } = properties;
  root.to(coreType, 'docProps/core.xml');
  root.to('extended-properties', 'docProps/app.xml');
  const time = `${day}T00:00:00Z`;
  return [
    {
      path: 'docProps/core.xml',
      type: 'application/vnd.openxmlformats-package.core-properties+xml',
      content:
        () => xml`<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"
        xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"
        xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
        <dc:title>${title}</dc:title><dc:subject>${subject}</dc:subject><dc:creator>${provider}</dc:creator>
        <dc:description>${description}</dc:description><cp:lastModifiedBy>${provider}</cp:lastModifiedBy>
        <dcterms:created xsi:type="dcterms:W3CDTF">${time}</dcterms:created>
        <dcterms:modified xsi:type="dcterms:W3CDTF">${time}</dcterms:modified>
        <dc:language>${language}</dc:language>
      </cp:coreProperties>`,
    },
    {
      path: 'docProps/app.xml',
      type: 'application/vnd.openxmlformats-officedocument.extended-properties+xml',
      content:
        () => xml`<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">
        <Application>${application}</Application><Company>${provider}</Company>
      </Properties>`,
    },
  ];
}
