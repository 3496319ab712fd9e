-- What was sent with an `Idempotency-Key`: sent twice, it makes one record.
create table idempotency_keys (
  user_id bigint not null,
  key text not null,
  at timestamptz not null default now(),
  resource text not null,
  -- Of the values that were sent.
  digest text not null,
  -- What was made of them; empty only while the transaction that makes it is open.
  record_id bigint,
  primary key (user_id, key)
);

create index idempotency_keys_at_idx on idempotency_keys (at);
