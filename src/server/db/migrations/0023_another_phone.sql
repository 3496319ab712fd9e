-- The second factor of somebody's next phone, encrypted. The present one holds until a first code of this one confirms it.
alter table second_factors add column next_secret text;

alter table second_factors add column next_begun_at timestamptz;
