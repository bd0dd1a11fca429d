-- The preview that may be shown: it was uploaded, or holds titles alone. Earlier ones quote a chapter, and nodes of the
-- release before still make such; they do not set this, so theirs differ from it until they are made anew.
alter table report_versions add column shown_preview text;
