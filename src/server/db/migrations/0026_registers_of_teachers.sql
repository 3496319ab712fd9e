-- Written by `npm run migration` from the declarations in schemas/.

-- studentAttendance
drop index "student_attendances_section_id_academic_year_id_cl_cdeaf04f_idx";

create index "student_attendances_section_id_academic_year_id_cl_bacdb835_idx" on "student_attendances" ("section_id", "academic_year_id", "class_id", "version_id", "shift_id", "wing_id", "student_group_id", "subject_id");

-- Who teaches what is kept with a login: all servers on the database are told when it changes.
create trigger class_teachers_tell after insert or update or delete on class_teachers
  for each statement execute function tell_changed_logins();

create trigger subject_teachers_tell after insert or update or delete on subject_teachers
  for each statement execute function tell_changed_logins();

create trigger employees_tell after update of user_id or delete on employees
  for each statement execute function tell_changed_logins();
