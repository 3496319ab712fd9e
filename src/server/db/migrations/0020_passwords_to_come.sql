-- Written by `npm run migration` from the declarations in schemas/.

-- user
alter table "users" alter column "password_hash" drop not null;
