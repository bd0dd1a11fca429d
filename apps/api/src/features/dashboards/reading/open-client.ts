import { Client } from 'pg';

/** A connection for figures, in a transaction that ends with it unless it is committed. */
export async function openClient(databaseUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'caliper import',
    options: '-c jit=off',
  });
  // A lost connection fails the current query; without a listener it would end the worker.
  client.on('error', () => {});
  await client.connect();
  await client.query(`begin; set local work_mem = '128MB'; set local temp_buffers = '64MB'`);
  return client;
}
