-- Written by `npm run migration` from the declarations in schemas/.

-- student
drop index "students_date_of_birth_idx";

-- admissionInstruction
alter table "admission_instructions" alter column "order" drop default;

-- facility
alter table "facilities" alter column "order" drop default;

-- footer
alter table "footers" alter column "order" drop default;

-- informationFor
alter table "information_links" alter column "order" drop default;

-- marquee
alter table "marquees" alter column "order" drop default;

-- publicMenu
alter table "public_menus" alter column "order" drop default;

-- publicSubMenu
alter table "public_sub_menus" alter column "order" drop default;

-- quickLink
alter table "quick_links" alter column "order" drop default;

-- slider
alter table "sliders" alter column "order" drop default;

-- socialLink
alter table "social_links" alter column "order" drop default;

-- student
create index "students_roll_no_name_id_idx" on "students" ("roll_no", "name", "id") include ("is_active");

create index "students_date_of_birth_name_id_idx" on "students" ("date_of_birth", "name", "id") include ("is_active");
