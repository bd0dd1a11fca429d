import pg from 'pg';

/**
 * Copies the existing reports until there are this many: for measuring, not for reading. `contents` copies the
 * chapters too. On its own connection, because it takes longer than any request may.
 */
export async function multiply(url: string, reports: number, contents: boolean): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('begin');
    await copyItems(client, reports, contents);
    if (contents) await copyContents(client);
    else await copyTitles(client);
    await client.query('commit');
    await client.query('vacuum analyze');
    // What is measured next is not measured beside the writing of all this.
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

async function copyItems(client: pg.Client, reports: number, contents: boolean): Promise<void> {
  const { rows } = await client.query("select count(*)::int as count from items where kind = 'report'");
  const count: number = rows[0].count;
  const missing = reports - count;
  await client.query(`create temporary table copies on commit drop as
    select nextval(pg_get_serial_sequence('items', 'item_id'))::int as item_id, items.item_id as original
    from generate_series(1, ${Math.ceil(missing / count)}) as copy, items
    where kind = 'report' order by copy, original limit ${missing}`);
  await client.query(`insert into items overriding system value
    select copies.item_id, kind, item_name || ' ' || copies.item_id, item_year, region, description, icon, category_id,
      sub_category_id, visible, global_dashboard, dashboard_kind,
      case when ${contents} then current_version end, chapters, date_added
    from copies join items on items.item_id = copies.original`);
}

/** What is found of items that have nothing to read, which a job would otherwise index while something is measured. */
async function copyTitles(client: pg.Client): Promise<void> {
  await client.query(`insert into search_index select copies.item_id, chapter_number, lexemes, analyser
    from copies join search_index on report_id = original where chapter_number = 0`);
}

/**
 * As read by the same readers, so that nothing reads the copies again while something is measured. The index is rebuilt
 * afterwards, which is many times faster than adding entry by entry.
 */
async function copyContents(client: pg.Client): Promise<void> {
  await client.query(`insert into report_versions
      (report_id, version, writeup, package, preview, toc, created_at, created_by, shown_preview, reader)
    select copies.item_id, version, writeup, package, preview, toc, created_at, created_by, shown_preview, reader
    from copies join report_versions on report_id = original`);
  await client.query(`insert into figure_readings
    select copies.item_id, version, reader from copies join figure_readings on report_id = original`);
  await client.query(`insert into term_readings (item_id, version)
    select copies.item_id, version from copies join term_readings on term_readings.item_id = original`);
  await client.query(`insert into chapters
      (report_id, version, chapter_number, chapter_title, chapter_content, plain_text, blocks, images)
    select copies.item_id, version, chapter_number, chapter_title, chapter_content, plain_text, blocks, images
    from copies join chapters on report_id = original`);
  await client.query('drop index search_index_lexemes');
  await client.query('drop index search_tables_lexemes');
  await client.query(`insert into search_index select copies.item_id, chapter_number, lexemes, analyser
    from copies join search_index on report_id = original`);
  // Found, counted and ranked; what is shown of a table is not copied, it would be most of the database.
  await client.query(`insert into search_tables
    select copies.item_id, chapter_number, table_number, block, caption, lexemes
    from copies join search_tables on report_id = original`);
  await client.query("set local maintenance_work_mem = '512MB'");
  await client.query(
    'create index search_index_lexemes on search_index using gin (lexemes) with (fastupdate = off)',
  );
  await client.query(
    'create index search_tables_lexemes on search_tables using gin (lexemes) with (fastupdate = off)',
  );
}
