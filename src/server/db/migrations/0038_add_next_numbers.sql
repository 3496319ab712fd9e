-- Written by `npm run migration` from the declarations in schemas/.

-- institute
drop index "institutes_search_text_idx";

alter table "institutes" drop column "search_text";

alter table "institutes" add column "student_id_pattern" text collate app_sort not null default '{year}{####}';

alter table "institutes" add column "search_text" text generated always as (lower((coalesce("name", '') || ' ' || coalesce("name_local", '') || ' ' || coalesce("code", '') || ' ' || coalesce("phone", '') || ' ' || coalesce("email", '') || ' ' || coalesce("currency", '') || ' ' || coalesce("country", '') || ' ' || coalesce("time_zone", '') || ' ' || coalesce("student_id_pattern", '')) collate app_sort)) stored;

create index "institutes_search_text_idx" on "institutes" using gin ("search_text" gin_trgm_ops);

-- studentParent
create index "student_parents_phone_idx" on "student_parents" ("phone");

-- student
create index "students_date_of_birth_idx" on "students" ("date_of_birth");

create index "students_phone_idx" on "students" ("phone");

create index "students_father_phone_idx" on "students" ("father_phone");
