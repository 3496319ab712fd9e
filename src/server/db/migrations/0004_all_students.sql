-- Students are seen by whom they are taught by; all of them only with `read all`. Whoever could read them goes on to see all.

insert into roles_permissions (parent_id, position, action, subject)
select p.parent_id, (select max(x.position) + 1 from roles_permissions x where x.parent_id = p.parent_id), 'read all', 'Student'
from (select distinct parent_id from roles_permissions where action = 'read' and subject = 'Student') p;

insert into users_permissions (parent_id, position, action, subject, is_denied)
select p.parent_id, (select max(x.position) + 1 from users_permissions x where x.parent_id = p.parent_id), 'read all', 'Student', 0
from (select distinct parent_id from users_permissions where action = 'read' and subject = 'Student' and is_denied = 0) p;
