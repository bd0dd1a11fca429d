-- What was noticed while a file was read, for whoever applies it later.
alter table figure_imports add column notes jsonb not null default '[]';
