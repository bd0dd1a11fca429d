-- What changed between two contents that readers had: those of two editions of a line, or two versions of a report. It
-- is computed once for each ordered pair, and goes with either version.
create table differences (
  difference_id integer generated always as identity primary key,
  before_report integer not null,
  before_version integer not null,
  after_report integer not null,
  after_version integer not null,
  -- Which way of comparing made it; what an earlier one has made is made again.
  comparer integer not null,
  -- Headings, counts and the list of tables, and the names in the tables of both.
  overview jsonb not null,
  created_at timestamptz not null default now(),
  unique (before_report, before_version, after_report, after_version),
  foreign key (before_report, before_version) references report_versions (report_id, version) on delete cascade,
  foreign key (after_report, after_version) references report_versions (report_id, version) on delete cascade
);
create index differences_after on differences (after_report, after_version);

-- The cells of a table, the passages of a chapter.
create table difference_parts (
  difference_id integer not null references differences (difference_id) on delete cascade,
  part text not null check (part in ('table', 'chapter')),
  number integer not null,
  content jsonb not null,
  primary key (difference_id, part, number)
);

-- The versions that readers may still compare with: each was released, was not taken back by a roll-back, and was not
-- replaced unnoticed by a new reading of the same package, which is given the same time.
create view readable_versions as
  select report_id, version from (
    select report_id, version, released_at,
      row_number() over (partition by report_id, version order by release_id desc) as place,
      lead(version) over (partition by report_id order by release_id) as next_version,
      lead(released_at) over (partition by report_id order by release_id) as next_at
    from report_releases) as releases
  where place = 1 and (next_version is null or (next_version >= version and next_at <> released_at));
