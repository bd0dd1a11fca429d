-- What staff put right about tables and figures of a package. It belongs to the reading that it was made for, goes along
-- when that is released, and is tried again when the report gets another package.
alter table drafts add column corrections jsonb not null default '[]';
alter table report_versions add column corrections jsonb not null default '[]';
-- By which share a figure may differ from the current version or the last edition before it is pointed out.
alter table drafts add column share real not null default 0.2;
