import { DataFolderInUse } from '../platform/postgres/embedded.ts';
import { isUnavailable } from '../platform/postgres/postgres.ts';
import { ConfigError } from './config.ts';

/** Its message is shown to the operator as it is. */
export class Refusal extends Error {}

/** Demo accounts, whose password is published, on a server that others can reach. */
export class DemoInPublic extends Refusal {
  constructor(dataDir: string) {
    super(
      `The database in ${dataDir} holds demo accounts, whose password is published, and others can reach this ` +
        'server. Move the folder away, or set DATA_DIR to another one, to begin with an empty database.',
    );
  }
}

const operatorErrors = [ConfigError, DataFolderInUse, Refusal];

/** What to print when the server cannot start: a sentence if we know the cause, the whole error if not. */
export function sayWhyNot(error: unknown): unknown {
  if (operatorErrors.some((kind) => error instanceof kind)) return (error as Error).message;
  if (isPortInUse(error))
    return `Port ${error.port} is in use. Stop what listens there, or set ${error.setting ?? 'PORT'} to another.`;
  if (isUnavailable(error))
    return `The database does not answer (${causeOf(error as Error)}). Check DATABASE_URL.`;
  return error;
}

/** A name with several addresses fails with a bundle of errors that has no message of its own. */
function causeOf(error: Error & { code?: string }): string {
  return error.message || error.code || error.name;
}

function isPortInUse(error: unknown): error is Error & { port: number; setting?: string } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
