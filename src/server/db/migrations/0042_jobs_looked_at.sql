-- When whoever started a job has looked at its end: until then every browser of theirs tells of it.
alter table jobs add column looked_at timestamptz;
