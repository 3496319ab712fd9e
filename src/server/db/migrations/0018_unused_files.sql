-- Since when no record has a file; some time after that it is removed.
alter table stored_files add column unused_since timestamptz;
