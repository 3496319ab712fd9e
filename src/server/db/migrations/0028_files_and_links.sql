-- What somebody has stored in a day is counted before more is taken.
create index stored_files_created_by_idx on stored_files (created_by, created_at);

-- Whoever may no longer make links takes those along that they have made.
alter table password_links add column made_by bigint;
