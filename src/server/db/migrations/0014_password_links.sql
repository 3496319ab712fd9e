-- Links with which somebody chooses a password, once: one that was handed out, and one that was asked for by e-mail. Only
-- the SHA-256 of its code is kept: what is read here opens nothing.
create table password_links (
  user_id bigint not null references users (id) on delete cascade,
  way text not null check (way in ('handed', 'asked')),
  code_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (user_id, way)
);
