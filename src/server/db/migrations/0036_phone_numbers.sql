-- Phone numbers are stored as E.164 (+8801756000662), read with the institute's country. No SQL reads the numbers of all
-- countries: phoneNumbers.ts does what follows here.
select 1;
