-- Where figures are found: the tables of the reports' current versions, each with the developments that it has, what
-- they measure, and the words of their headings, of the chapter and of the report. What a table shows stays as it is.
create table figure_tables (
  chapter_id integer not null references chapters (chapter_id) on delete cascade,
  table_number integer not null,
  report_id integer not null references items (item_id) on delete cascade,
  metrics text[] not null,
  words tsvector not null,
  series jsonb not null,
  primary key (chapter_id, table_number)
);
create index figure_tables_report on figure_tables (report_id);
create index figure_tables_words on figure_tables using gin (words) with (fastupdate = off);

-- Which version of each report was read for its figures, and by which way of reading.
create table figure_readings (
  report_id integer primary key references items (item_id) on delete cascade,
  version integer not null,
  reader integer not null
);
