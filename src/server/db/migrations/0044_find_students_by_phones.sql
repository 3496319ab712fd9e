-- Written by `npm run migration` from the declarations in schemas/.

-- student
drop index "students_search_text_idx";

alter table "students" drop column "search_text";

alter table "students" add column "search_text" text generated always as (lower((coalesce("name", '') || ' ' || coalesce("name_local", '') || ' ' || coalesce("student_id", '') || ' ' || coalesce("phone", '') || ' ' || coalesce("father_name", '') || ' ' || coalesce("father_phone", '') || ' ' || coalesce("mother_phone", '') || ' ' || coalesce("local_guardian_phone", '')) collate app_sort)) stored;

create index "students_search_text_idx" on "students" using gin ("search_text" gin_trgm_ops);
