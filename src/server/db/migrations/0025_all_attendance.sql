-- The attendance of students is seen by whom they are taught by; all of it only with `read all`. Whoever could read it goes on
-- to see all, and whoever takes it reads the registers of the own sections.

insert into roles_permissions (parent_id, position, action, subject)
select p.parent_id, (select max(x.position) + 1 from roles_permissions x where x.parent_id = p.parent_id), 'read all', 'Student Attendance'
from (select distinct parent_id from roles_permissions where action = 'read' and subject = 'Student Attendance') p;

insert into users_permissions (parent_id, position, action, subject, is_denied)
select p.parent_id, (select max(x.position) + 1 from users_permissions x where x.parent_id = p.parent_id), 'read all', 'Student Attendance', 0
from (select distinct parent_id from users_permissions where action = 'read' and subject = 'Student Attendance' and is_denied = 0) p;

-- Who was denied to take it is not to read it by the role now.
insert into users_permissions (parent_id, position, action, subject, is_denied)
select p.parent_id, (select max(x.position) + 1 from users_permissions x where x.parent_id = p.parent_id), 'read', 'Student Attendance', 1
from (select distinct parent_id from users_permissions where action = 'attendance' and subject = 'Employee Task' and is_denied = 1) p
join users u on u.id = p.parent_id
where not exists (select 1 from roles_permissions x where x.parent_id = u.role_id and x.action in ('read', 'full') and x.subject = 'Student Attendance')
  and not exists (select 1 from users_permissions x where x.parent_id = p.parent_id and x.action in ('read', 'full') and x.subject = 'Student Attendance');

insert into roles_permissions (parent_id, position, action, subject)
select p.parent_id, (select max(x.position) + 1 from roles_permissions x where x.parent_id = p.parent_id), 'read', 'Student Attendance'
from (select distinct parent_id from roles_permissions where action = 'attendance' and subject = 'Employee Task') p
where not exists (select 1 from roles_permissions x where x.parent_id = p.parent_id and x.action in ('read', 'full') and x.subject = 'Student Attendance');

insert into users_permissions (parent_id, position, action, subject, is_denied)
select p.parent_id, (select max(x.position) + 1 from users_permissions x where x.parent_id = p.parent_id), 'read', 'Student Attendance', 0
from (select distinct parent_id from users_permissions where action = 'attendance' and subject = 'Employee Task' and is_denied = 0) p
where not exists (select 1 from users_permissions x where x.parent_id = p.parent_id and x.action in ('read', 'full') and x.subject = 'Student Attendance');
