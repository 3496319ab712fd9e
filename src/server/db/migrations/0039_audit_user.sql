-- Two filters that never meet, of which one is who: without the address in the index each entry of that person was fetched to see it.
drop index audit_entries_user_idx;

create index audit_entries_user_idx on audit_entries (user_id, id, address);
