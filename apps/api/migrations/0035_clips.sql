-- A table or figure in a custom report, beside its chapters. Like a bookmark it outlives its chapter and its report.
create table custom_report_clips (
  clip_id integer generated always as identity primary key,
  c_report_id integer not null references custom_reports (c_report_id) on delete cascade,
  report_id integer not null,
  -- Where it was last found. While that is not of the version that is read now, the clip shows nothing.
  chapter_id integer references chapters (chapter_id) on delete set null,
  block text not null,
  -- Where somebody found it: taking up that version again brings it back.
  chosen_id integer references chapters (chapter_id) on delete set null,
  chosen_block text not null,
  kind text not null check (kind in ('table', 'figure')),
  -- What it was last called: 'Table 5.1 Value by country'.
  title text not null,
  -- The files that it shows, which are opened with it.
  images text[] not null default '{}',
  report_name text not null,
  report_year integer not null,
  chapter_title text not null,
  clip_order integer not null,
  unique (c_report_id, clip_order) deferrable initially deferred,
  unique (c_report_id, chapter_id, block) deferrable initially deferred
);
create index custom_report_clips_report on custom_report_clips (report_id);
create index custom_report_clips_chapter on custom_report_clips (chapter_id);
create index custom_report_clips_chosen on custom_report_clips (chosen_id);

call log_changes('custom_report_clips', $$(select 'given' from custom_reports as c join users on users.id = c.user_id
  and special = 'support' where c.c_report_id = (r->>'c_report_id')::integer)$$);
