-- Written by `npm run migration` from the declarations in schemas/.

-- employeeLeaveRequest
drop index "employee_leave_requests_search_text_idx";

-- employeeLoan
drop index "employee_loans_search_text_idx";

-- studentLeaveRequest
drop index "student_leave_requests_search_text_idx";

-- waiverType
drop index "waiver_types_search_text_idx";

-- waiver
drop index "waivers_search_text_idx";

-- waiverForAll
drop index "waivers_for_all_search_text_idx";

-- employeeLeaveRequest
alter table "employee_leave_requests" drop column "search_text";

-- employeeLoan
alter table "employee_loans" drop column "search_text";

-- studentLeaveRequest
alter table "student_leave_requests" drop column "search_text";

-- waiverType
alter table "waiver_types" drop column "search_text";

-- waiver
alter table "waivers" drop column "search_text";

-- waiverForAll
alter table "waivers_for_all" drop column "search_text";

-- employeeLeaveRequest
alter table "employee_leave_requests" add column "search_text" text generated always as (lower((coalesce("phone", '')) collate app_sort)) stored;

-- employeeLoan
alter table "employee_loans" add column "search_text" text generated always as (lower((coalesce("purpose", '')) collate app_sort)) stored;

-- waiverType
alter table "waiver_types" add column "search_text" text generated always as (lower((coalesce("name", '')) collate app_sort)) stored;

-- waiverForAll
alter table "waivers_for_all" add column "search_text" text generated always as (lower((coalesce("name", '')) collate app_sort)) stored;

-- employeeLeaveRequest
create index "employee_leave_requests_search_text_idx" on "employee_leave_requests" using gin ("search_text" gin_trgm_ops);

-- employeeLoan
create index "employee_loans_search_text_idx" on "employee_loans" using gin ("search_text" gin_trgm_ops);

-- waiverType
create index "waiver_types_search_text_idx" on "waiver_types" using gin ("search_text" gin_trgm_ops);

-- waiverForAll
create index "waivers_for_all_search_text_idx" on "waivers_for_all" using gin ("search_text" gin_trgm_ops);
