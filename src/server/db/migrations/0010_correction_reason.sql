-- Written by `npm run migration` from the declarations in schemas/.

-- uploadedMark
alter table "uploaded_marks" add column "correction_reason" text collate app_sort;
