-- Written by `npm run migration` from the declarations in schemas/.

-- admissionInstruction
create index "admission_instructions_document_idx" on "admission_instructions" ("document") where "document" is not null;

-- applicant
create index "applicants_photo_idx" on "applicants" ("photo") where "photo" is not null;

-- courseMaterial
create index "course_materials_file_idx" on "course_materials" ("file") where "file" is not null;

-- disciplinaryRecord
create index "disciplinary_records_file_idx" on "disciplinary_records" ("file") where "file" is not null;

-- employeeLeaveRequest
create index "employee_leave_requests_paper_idx" on "employee_leave_requests" ("paper") where "paper" is not null;

-- employee
create index "employees_photo_idx" on "employees" ("photo") where "photo" is not null;

-- expense
create index "expenses_voucher_idx" on "expenses" ("voucher") where "voucher" is not null;

-- facility
create index "facilities_image_idx" on "facilities" ("image") where "image" is not null;

-- homePage
create index "home_pages_image_idx" on "home_pages" ("image") where "image" is not null;

-- homework
create index "homeworks_file_idx" on "homeworks" ("file") where "file" is not null;

create index "homeworks_images_idx" on "homeworks" using gin ("images");

-- institute
create index "institutes_logo_idx" on "institutes" ("logo") where "logo" is not null;

-- principalMessage
create index "principal_messages_photo_idx" on "principal_messages" ("photo") where "photo" is not null;

-- publicMultipleData
create index "public_multiple_data_notice_file_idx" on "public_multiple_data" ("notice_file") where "notice_file" is not null;

create index "public_multiple_data_images_idx" on "public_multiple_data" using gin ("images");

-- publicSimpleData
create index "public_simple_data_image_idx" on "public_simple_data" ("image") where "image" is not null;

-- slider
create index "sliders_image_idx" on "sliders" ("image") where "image" is not null;

-- studentLeaveRequest
create index "student_leave_requests_paper_idx" on "student_leave_requests" ("paper") where "paper" is not null;

-- studentParent
create index "student_parents_photo_idx" on "student_parents" ("photo") where "photo" is not null;

-- student
create index "students_photo_idx" on "students" ("photo") where "photo" is not null;

create index "students_father_photo_idx" on "students" ("father_photo") where "father_photo" is not null;

create index "students_mother_photo_idx" on "students" ("mother_photo") where "mother_photo" is not null;

-- syllabus
create index "syllabuses_file_idx" on "syllabuses" ("file") where "file" is not null;

-- waiver
create index "waivers_application_idx" on "waivers" ("application") where "application" is not null;
