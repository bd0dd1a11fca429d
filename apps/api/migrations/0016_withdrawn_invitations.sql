-- Ended by the team leader instead of denied by staff. `denied_at` is set for both, so that nodes of the release before
-- treat it as ended too.
alter table invitations add column withdrawn boolean not null default false;
