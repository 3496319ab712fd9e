-- Every server remembers for a moment who is logged in and what they may do. These tell all servers on the database when
-- something of it has changed, whoever has changed it; see followLogins.ts.
create function tell_changed_logins() returns trigger language plpgsql as $$
begin
  perform pg_notify('campus_logins', '');
  return null;
end
$$;

create trigger users_tell after update of name, role_id, is_active or delete on users
  for each statement execute function tell_changed_logins();

create trigger users_permissions_tell after insert or update or delete on users_permissions
  for each statement execute function tell_changed_logins();

create trigger roles_tell after update or delete on roles
  for each statement execute function tell_changed_logins();

create trigger roles_permissions_tell after insert or update or delete on roles_permissions
  for each statement execute function tell_changed_logins();

create trigger login_families_tell after update of ended_at on login_families
  for each statement execute function tell_changed_logins();

create trigger account_views_tell after update of ended_at on account_views
  for each statement execute function tell_changed_logins();

create trigger second_factors_tell after update of confirmed_at or delete on second_factors
  for each statement execute function tell_changed_logins();
