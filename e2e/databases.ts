import pg from 'pg';

export const template = 'template_e2e';

function server(): string {
  return process.env.CALIPER_E2E_POSTGRES ?? '';
}

export function databaseNamed(name: string): string {
  const url = new URL(server());
  url.pathname = `/${name}`;
  return url.href;
}

export async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server() });
  await client.connect();
  await client.query(statement);
  await client.end();
}
