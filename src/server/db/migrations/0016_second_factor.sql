-- Written by `npm run migration` from the declarations in schemas/.

-- role
alter table "roles" add column "requires_second_factor" smallint not null default 0;

-- user
alter table "users" add column "photo" text;

-- role
alter table "roles" add constraint "roles_requires_second_factor_check" check ("requires_second_factor" in (0, 1));

create index "roles_requires_second_factor_id_idx" on "roles" ("requires_second_factor", "id") include ("is_active");
