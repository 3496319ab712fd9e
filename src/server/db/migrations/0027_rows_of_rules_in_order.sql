-- Written by `npm run migration` from the declarations in schemas/.

-- courseMaterial
drop index "course_materials_subject_id_academic_year_id_class_28b0c022_idx";

-- homework
drop index "homeworks_subject_id_academic_year_id_class_id_ver_2a88558b_idx";

-- markSheet
drop index "mark_sheets_subject_id_academic_year_id_class_id_v_7671b318_idx";

-- studentAttendance
drop index "student_attendances_section_id_academic_year_id_cl_bacdb835_idx";

-- uploadedMark
drop index "uploaded_marks_subject_id_academic_year_id_class_i_60f25e35_idx";

-- courseMaterial
create index "course_materials_subject_id_academic_year_id_class_113f7f32_idx" on "course_materials" ("subject_id", "academic_year_id", "class_id", "version_id", "shift_id", "wing_id", "section_id", "published_on", "id") include ("is_active");

-- homework
create index "homeworks_subject_id_academic_year_id_class_id_ver_7979656a_idx" on "homeworks" ("subject_id", "academic_year_id", "class_id", "version_id", "shift_id", "wing_id", "section_id", "given_on", "id") include ("is_active");

-- markSheet
create index "mark_sheets_subject_id_academic_year_id_class_id_v_886c00e4_idx" on "mark_sheets" ("subject_id", "academic_year_id", "class_id", "version_id", "shift_id", "wing_id", "section_id", "id");

-- studentAttendance
create index "student_attendances_section_id_academic_year_id_cl_d99e3713_idx" on "student_attendances" ("section_id", "academic_year_id", "class_id", "version_id", "shift_id", "wing_id", "student_group_id", "subject_id", "date", "id");

-- uploadedMark
create index "uploaded_marks_subject_id_academic_year_id_class_i_2664065e_idx" on "uploaded_marks" ("subject_id", "academic_year_id", "class_id", "version_id", "shift_id", "wing_id", "section_id", "exam_type_id", "id");
