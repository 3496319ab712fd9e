-- Where colleagues live and when they were born is told to who may `read private` on Employee. Whoever could read employees goes
-- on to see it, but for the built-in role of teachers.

insert into roles_permissions (parent_id, position, action, subject)
select p.parent_id, (select max(x.position) + 1 from roles_permissions x where x.parent_id = p.parent_id), 'read private', 'Employee'
from (select distinct parent_id from roles_permissions where action = 'read' and subject = 'Employee' and parent_id <> 3) p;

insert into users_permissions (parent_id, position, action, subject, is_denied)
select p.parent_id, (select max(x.position) + 1 from users_permissions x where x.parent_id = p.parent_id), 'read private', 'Employee', 0
from (select distinct parent_id from users_permissions where action = 'read' and subject = 'Employee' and is_denied = 0) p;

-- Students and parents read what is their own by the permissions of their personal pages.

insert into roles_permissions (parent_id, position, action, subject)
select r.id,
  coalesce((select max(x.position) from roles_permissions x where x.parent_id = r.id), 0) + row_number() over (partition by r.id order by p.action),
  p.action, p.subject
from roles r
join (
  select 4 as role_id, 'Student' as subject, unnest(array['subject', 'class routine', 'exam routine', 'home work', 'course material',
    'attendance', 'result', 'payment', 'payment history']) as action
  union all
  select 5, 'Parent', unnest(array['children', 'subject', 'class routine', 'exam routine', 'home work', 'course material',
    'attendance', 'result', 'payment', 'payment history'])
) p on p.role_id = r.id
where not exists (
  select from roles_permissions x where x.parent_id = r.id and x.action = p.action and x.subject = p.subject
);
