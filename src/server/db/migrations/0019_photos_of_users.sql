-- Written by `npm run migration` from the declarations in schemas/.

-- user
create index "users_photo_idx" on "users" ("photo") where "photo" is not null;
