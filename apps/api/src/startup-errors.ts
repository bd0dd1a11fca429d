import { ConfigError } from './config.ts';
import { DataFolderInUse } from './platform/postgres/embedded.ts';
import { isUnavailable } from './platform/postgres/postgres.ts';

/** What to print when the server cannot start: a sentence where we know the cause, all of it where not. */
export function sayWhyNot(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof DataFolderInUse) return error.message;
  if (isPortInUse(error))
    return `Port ${error.port} is in use. Stop what listens there, or set PORT to another.`;
  if (isUnavailable(error))
    return `The database does not answer (${causeOf(error as Error)}). Check DATABASE_URL.`;
  return error;
}

/** A name with several addresses fails with a bundle of errors that has no message of its own. */
function causeOf(error: Error & { code?: string }): string {
  return error.message || error.code || error.name;
}

function isPortInUse(error: unknown): error is Error & { port: number } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
