-- Written by `npm run migration` from the declarations in schemas/.

-- studentAttendance
create index "student_attendances_section_id_academic_year_id_cl_cdeaf04f_idx" on "student_attendances" ("section_id", "academic_year_id", "class_id", "version_id", "shift_id", "wing_id");
