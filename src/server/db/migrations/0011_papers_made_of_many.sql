-- The records that a paper about many was made of, by which it is known whether it still holds.
alter table issued_documents add column made_of jsonb not null default '[]';
