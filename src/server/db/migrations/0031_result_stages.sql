-- Graded subjects of results that are generated in pieces, until all of them become results at once. Nobody else reads them.
create table result_stages (
  -- Of one attempt at a generation.
  stage uuid not null,
  job_id bigint not null references jobs (id) on delete cascade,
  student_id bigint not null,
  ordinal integer not null,
  unit bigint not null,
  partner_id bigint,
  is_fourth boolean not null,
  obtained numeric not null,
  full_marks numeric not null,
  percent numeric not null,
  letter text not null,
  point numeric not null,
  is_absent boolean not null,
  components text not null
);

create index result_stages_stage_idx on result_stages (stage);

create index result_stages_job_id_idx on result_stages (job_id);
