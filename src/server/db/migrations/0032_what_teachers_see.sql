-- Written by `npm run migration` from the declarations in schemas/.

-- enrolment
drop index "enrolments_academic_year_id_class_id_version_id_sh_7e3629cb_idx";

-- studentAttendance
drop index "student_attendances_section_id_academic_year_id_cl_d99e3713_idx";

-- enrolment
create index "enrolments_academic_year_id_class_id_version_id_sh_4a1f6f09_idx" on "enrolments" ("academic_year_id", "class_id", "version_id", "shift_id", "wing_id", "student_group_id", "section_id", "status", "student_id");

-- studentAttendance
create index "student_attendances_section_id_academic_year_id_cl_af5fd237_idx" on "student_attendances" ("section_id", "academic_year_id", "class_id", "version_id", "shift_id", "wing_id", "student_group_id", "date", "id") include ("subject_id");
