-- Written by `npm run migration` from the declarations in schemas/.

-- studentParent
drop index "student_parents_search_text_idx";

alter table "student_parents" drop column "search_text";

alter table "student_parents" add column "search_text" text generated always as (lower((coalesce("name", '') || ' ' || coalesce("name_local", '') || ' ' || coalesce("phone", '') || ' ' || coalesce("email", '') || ' ' || coalesce("profession", '')) collate app_sort)) stored;

create index "student_parents_search_text_idx" on "student_parents" using gin ("search_text" gin_trgm_ops);
