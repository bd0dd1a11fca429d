/** Names in an archive are never used as paths. Still, one that tries to escape is a reason to refuse. */
export function nameProblem(name: string): string | null {
  if (name === '') return 'The archive holds a file without a name. Make the ZIP again.';
  if (name.length > 500) return 'The name is too long. Shorten it.';
  if (name.includes('\\'))
    return 'The name holds a backslash. Make the ZIP with a tool that writes forward slashes.';
  if (name.startsWith('/') || /^[a-z]:/i.test(name))
    return 'The name is an absolute path. Make the ZIP from inside the folder.';
  if (name.split('/').includes('..'))
    return 'The name leads out of the archive with "..". Make the ZIP again.';
  if (/\p{Cc}/u.test(name)) return 'The name holds control characters. Rename the file.';
  return null;
}

/** The same key for names that a file system might treat as the same file. */
export function nameKey(name: string): string {
  return plainName(name).normalize('NFC').toLowerCase();
}

export function plainName(name: string): string {
  return name
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}

/** What operating systems leave behind in ZIPs, and Word beside an open file. */
export function isClutter(name: string): boolean {
  return /(^|\/)(__MACOSX(\/|$)|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/]*$|~\$[^/]*$)/i.test(name);
}

export function isArchiveName(name: string): boolean {
  return /\.(zip|zipx|7z|rar|tar|tgz|gz|bz2|xz|zst|lz4?|jar|war|apk|iso|cab|arj|docx|xlsx|pptx|epub)$/i.test(
    name,
  );
}
