-- What a notification says by the keys of its texts, so that each reader has it in their language. One without them was
-- written by somebody, and is shown as it is.
create table notifications_words (
  notification_id bigint primary key references notifications (id) on delete cascade,
  title jsonb not null,
  body jsonb not null
);
