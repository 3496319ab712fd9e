-- Phone numbers are stored as E.164 (+8801756000662), read with the institute's country. No SQL reads the numbers of all
-- countries: phoneNumbers.ts does what follows here.
-- Amounts that lists show are searched as they are written.

-- admissionPayment
drop index "admission_payments_search_text_idx";

-- bankTransaction
drop index "bank_transactions_search_text_idx";

-- bonusType
drop index "bonus_types_search_text_idx";

-- book
drop index "books_search_text_idx";

-- designationScale
drop index "designation_scales_search_text_idx";

-- employeeBonus
drop index "employee_bonuses_search_text_idx";

-- employeeLoan
drop index "employee_loans_search_text_idx";

-- employeeSalary
drop index "employee_salaries_search_text_idx";

-- expense
drop index "expenses_search_text_idx";

-- providentFund
drop index "provident_funds_search_text_idx";

-- scale
drop index "scales_search_text_idx";

-- studentPayment
drop index "student_payments_search_text_idx";

-- waiverForAll
drop index "waivers_for_all_search_text_idx";

-- admissionPayment
alter table "admission_payments" drop column "search_text";

-- bankTransaction
alter table "bank_transactions" drop column "search_text";

-- bonusType
alter table "bonus_types" drop column "search_text";

-- book
alter table "books" drop column "search_text";

-- designationScale
alter table "designation_scales" drop column "search_text";

-- employeeBonus
alter table "employee_bonuses" drop column "search_text";

-- employeeLoan
alter table "employee_loans" drop column "search_text";

-- employeeSalary
alter table "employee_salaries" drop column "search_text";

-- expense
alter table "expenses" drop column "search_text";

-- providentFund
alter table "provident_funds" drop column "search_text";

-- scale
alter table "scales" drop column "search_text";

-- studentPayment
alter table "student_payments" drop column "search_text";

-- waiverForAll
alter table "waivers_for_all" drop column "search_text";

-- admissionFee
alter table "admission_fees" add column "search_text" text generated always as (lower((coalesce(("amount" / 100)::text || '.' || lpad((abs("amount") % 100)::text, 2, '0'), '')) collate app_sort)) stored;

-- admissionPayment
alter table "admission_payments" add column "search_text" text generated always as (lower((coalesce(("amount" / 100)::text || '.' || lpad((abs("amount") % 100)::text, 2, '0'), '') || ' ' || coalesce("receipt_no", '') || ' ' || coalesce("transaction_no", '')) collate app_sort)) stored;

-- assignedFee
alter table "assigned_fees" add column "search_text" text generated always as (lower((coalesce(("amount" / 100)::text || '.' || lpad((abs("amount") % 100)::text, 2, '0'), '')) collate app_sort)) stored;

-- bankTransaction
alter table "bank_transactions" add column "search_text" text generated always as (lower((coalesce(("amount" / 100)::text || '.' || lpad((abs("amount") % 100)::text, 2, '0'), '') || ' ' || coalesce("description", '')) collate app_sort)) stored;

-- bonusType
alter table "bonus_types" add column "search_text" text generated always as (lower((coalesce("name", '') || ' ' || coalesce(("amount" / 100)::text || '.' || lpad((abs("amount") % 100)::text, 2, '0'), '')) collate app_sort)) stored;

-- book
alter table "books" add column "search_text" text generated always as (lower((coalesce("name", '') || ' ' || coalesce("author", '') || ' ' || coalesce("publisher", '') || ' ' || coalesce("isbn", '') || ' ' || coalesce(("price" / 100)::text || '.' || lpad((abs("price") % 100)::text, 2, '0'), '')) collate app_sort)) stored;

-- designationScale
alter table "designation_scales" add column "search_text" text generated always as (lower((coalesce("name", '') || ' ' || coalesce(("basic_salary" / 100)::text || '.' || lpad((abs("basic_salary") % 100)::text, 2, '0'), '')) collate app_sort)) stored;

-- employeeBonus
alter table "employee_bonuses" add column "search_text" text generated always as (lower((coalesce(("amount" / 100)::text || '.' || lpad((abs("amount") % 100)::text, 2, '0'), '') || ' ' || coalesce("note", '')) collate app_sort)) stored;

-- employeeLoan
alter table "employee_loans" add column "search_text" text generated always as (lower((coalesce("purpose", '') || ' ' || coalesce(("amount" / 100)::text || '.' || lpad((abs("amount") % 100)::text, 2, '0'), '')) collate app_sort)) stored;

-- employeeSalary
alter table "employee_salaries" add column "search_text" text generated always as (lower((coalesce(("basic_salary" / 100)::text || '.' || lpad((abs("basic_salary") % 100)::text, 2, '0'), '') || ' ' || coalesce(("allowances" / 100)::text || '.' || lpad((abs("allowances") % 100)::text, 2, '0'), '') || ' ' || coalesce("note", '')) collate app_sort)) stored;

-- expense
alter table "expenses" add column "search_text" text generated always as (lower((coalesce("purpose", '') || ' ' || coalesce("payee", '') || ' ' || coalesce(("amount" / 100)::text || '.' || lpad((abs("amount") % 100)::text, 2, '0'), '') || ' ' || coalesce("voucher_no", '')) collate app_sort)) stored;

-- providentFund
alter table "provident_funds" add column "search_text" text generated always as (lower((coalesce(("amount" / 100)::text || '.' || lpad((abs("amount") % 100)::text, 2, '0'), '') || ' ' || coalesce("note", '')) collate app_sort)) stored;

-- scale
alter table "scales" add column "search_text" text generated always as (lower((coalesce("name", '') || ' ' || coalesce(("lowest_basic" / 100)::text || '.' || lpad((abs("lowest_basic") % 100)::text, 2, '0'), '') || ' ' || coalesce(("highest_basic" / 100)::text || '.' || lpad((abs("highest_basic") % 100)::text, 2, '0'), '')) collate app_sort)) stored;

-- studentPayment
alter table "student_payments" add column "search_text" text generated always as (lower((coalesce("receipt_no"::text, '') || ' ' || coalesce(("amount" / 100)::text || '.' || lpad((abs("amount") % 100)::text, 2, '0'), '')) collate app_sort)) stored;

-- waiver
alter table "waivers" add column "search_text" text generated always as (lower((coalesce(("amount" / 100)::text || '.' || lpad((abs("amount") % 100)::text, 2, '0'), '')) collate app_sort)) stored;

-- waiverForAll
alter table "waivers_for_all" add column "search_text" text generated always as (lower((coalesce("name", '') || ' ' || coalesce(("amount" / 100)::text || '.' || lpad((abs("amount") % 100)::text, 2, '0'), '')) collate app_sort)) stored;

-- admissionFee
create index "admission_fees_search_text_idx" on "admission_fees" using gin ("search_text" gin_trgm_ops);

-- admissionPayment
create index "admission_payments_search_text_idx" on "admission_payments" using gin ("search_text" gin_trgm_ops);

-- assignedFee
create index "assigned_fees_search_text_idx" on "assigned_fees" using gin ("search_text" gin_trgm_ops);

-- bankTransaction
create index "bank_transactions_search_text_idx" on "bank_transactions" using gin ("search_text" gin_trgm_ops);

-- bonusType
create index "bonus_types_search_text_idx" on "bonus_types" using gin ("search_text" gin_trgm_ops);

-- book
create index "books_search_text_idx" on "books" using gin ("search_text" gin_trgm_ops);

-- designationScale
create index "designation_scales_search_text_idx" on "designation_scales" using gin ("search_text" gin_trgm_ops);

-- employeeBonus
create index "employee_bonuses_search_text_idx" on "employee_bonuses" using gin ("search_text" gin_trgm_ops);

-- employeeLoan
create index "employee_loans_search_text_idx" on "employee_loans" using gin ("search_text" gin_trgm_ops);

-- employeeSalary
create index "employee_salaries_search_text_idx" on "employee_salaries" using gin ("search_text" gin_trgm_ops);

-- expense
create index "expenses_search_text_idx" on "expenses" using gin ("search_text" gin_trgm_ops);

-- providentFund
create index "provident_funds_search_text_idx" on "provident_funds" using gin ("search_text" gin_trgm_ops);

-- scale
create index "scales_search_text_idx" on "scales" using gin ("search_text" gin_trgm_ops);

-- studentPayment
create index "student_payments_search_text_idx" on "student_payments" using gin ("search_text" gin_trgm_ops);

-- waiver
create index "waivers_search_text_idx" on "waivers" using gin ("search_text" gin_trgm_ops);

-- waiverForAll
create index "waivers_for_all_search_text_idx" on "waivers_for_all" using gin ("search_text" gin_trgm_ops);
