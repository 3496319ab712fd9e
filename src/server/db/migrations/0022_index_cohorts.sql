-- Written by `npm run migration` from the declarations in schemas/.

-- enrolment
create index "enrolments_academic_year_id_class_id_version_id_sh_7e3629cb_idx" on "enrolments" ("academic_year_id", "class_id", "version_id", "shift_id", "wing_id", "student_group_id", "section_id");
