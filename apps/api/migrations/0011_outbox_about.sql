-- What a message is about, such as an invitation: while it has not been sent it can be withdrawn by this.
alter table outbox add column about text;
create index outbox_about on outbox (about) where about is not null;
