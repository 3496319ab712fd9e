-- Whose children somebody looks at, and in which cohorts these are, is kept with the login: all servers on the database are told when it changes.
create trigger students_tell_new after insert on students
  for each row when (new.parent_id is not null or new.user_id is not null) execute function tell_changed_logins();

create trigger students_tell after update of parent_id, user_id on students
  for each row when (old.parent_id is distinct from new.parent_id or old.user_id is distinct from new.user_id)
  execute function tell_changed_logins();

create trigger student_parents_tell after update of user_id, is_active on student_parents
  for each row when (old.user_id is distinct from new.user_id or old.is_active is distinct from new.is_active)
  execute function tell_changed_logins();

create trigger enrolments_tell after insert or update or delete on enrolments
  for each statement execute function tell_changed_logins();
