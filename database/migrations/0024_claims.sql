alter table files drop constraint files_kind_check,
  add constraint files_kind_check check (kind in ('payment_proof', 'account_image', 'passport', 'evidence', 'agent_document', 'claim'));

-- Something is wrong with a parcel, and its owner wants it made good. One open claim per parcel.
create table claims (
  id uuid primary key default uuidv7(),
  order_id uuid not null references shipments,
  user_id uuid references users on delete set null,
  kind text not null check (kind in ('lost', 'damaged', 'missing')),
  -- Gone with the account of whoever wrote it.
  description text check (length(description) between 1 and 2000),
  -- What of the cover shown before paying was left at the filing; with what is wanted and what the things cost it bounds the payment.
  cover_sen integer not null check (cover_sen > 0),
  wanted_sen integer not null check (wanted_sen > 0),
  items_sen integer not null check (items_sen >= wanted_sen),
  most_sen integer not null generated always as (least(cover_sen, wanted_sen)) stored,
  status text not null default 'filed'
    check (status in ('filed', 'in_review', 'more_asked', 'accepted', 'declined', 'withdrawn', 'paid')),
  handler_id uuid references users on delete set null,
  filed_at timestamptz not null default now(),
  look_due_at timestamptz not null,
  decide_due_at timestamptz not null,
  -- While the customer is asked, the clock stands still.
  asked_at timestamptz,
  due_at timestamptz not null generated always as
    (case status when 'filed' then look_due_at when 'in_review' then decide_due_at else 'infinity' end) stored,
  amount_sen integer,
  decline_code text check (decline_code in ('not_in_our_care', 'prohibited', 'wrong_declaration', 'weak_packing', 'kept_by_customs',
    'not_shown', 'no_answer', 'other')),
  -- Own words of the office beside the amount or the reason.
  decision_words text check (length(decision_words) between 1 and 1000),
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  -- The first decision, once there was an objection to it. The second is never lower.
  objected_at timestamptz,
  first_decided_by uuid references users on delete set null,
  first_amount_sen integer,
  -- From when on the amount is owed and the customer can no longer object.
  settled_at timestamptz,
  closed_at timestamptz,
  check (amount_sen between greatest(1, coalesce(first_amount_sen, 1)) and most_sen),
  check ((status in ('accepted', 'paid')) = (amount_sen is not null)),
  check ((status = 'declined') = (decline_code is not null)),
  check (status <> 'declined' or first_amount_sen is null),
  check (decline_code <> 'other' or decision_words is not null or description is null),
  check ((status = 'more_asked') = (asked_at is not null)),
  check ((status in ('declined', 'withdrawn', 'paid')) = (closed_at is not null)),
  check (settled_at is null or status in ('accepted', 'paid')),
  check (status <> 'paid' or settled_at is not null),
  check (decided_by <> user_id)
);
create unique index claims_open on claims (order_id) where status in ('filed', 'in_review', 'more_asked');
create index claims_by_order on claims (order_id, id desc);
create index claims_by_user on claims (user_id, id desc);
create index claims_due on claims (due_at, id) where status in ('filed', 'in_review', 'more_asked');
create index claims_decided on claims (id desc) where status not in ('filed', 'in_review', 'more_asked');
create index claims_to_settle on claims (decided_at) where status = 'accepted' and settled_at is null;

-- The same table of steps as in contract/claim-rules.ts.
create table claim_steps (
  step text not null,
  next text not null,
  primary key (step, next)
);
insert into claim_steps (step, next) values
  ('filed', 'in_review'),
  ('filed', 'withdrawn'),
  ('in_review', 'more_asked'),
  ('in_review', 'accepted'),
  ('in_review', 'declined'),
  ('in_review', 'withdrawn'),
  ('more_asked', 'in_review'),
  ('more_asked', 'declined'),
  ('more_asked', 'withdrawn'),
  ('accepted', 'in_review'),
  ('accepted', 'paid'),
  ('declined', 'in_review');

create function refuse_illegal_claim_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a claim is never deleted';
  end if;
  if (old.order_id, old.kind, old.cover_sen, old.wanted_sen, old.items_sen, old.filed_at)
    is distinct from (new.order_id, new.kind, new.cover_sen, new.wanted_sen, new.items_sen, new.filed_at) then
    raise exception 'what a claim is about never changes';
  end if;
  if old.status = new.status then
    if old.amount_sen is distinct from new.amount_sen then
      raise exception 'what was decided is changed by an objection only';
    end if;
    return new;
  end if;
  if not exists (select from claim_steps s where s.step = old.status and s.next = new.status)
    or (old.status in ('accepted', 'declined') and new.status = 'in_review' and (old.objected_at is not null or old.settled_at is not null))
    or (new.status = 'withdrawn' and old.objected_at is not null) then
    raise exception 'a claim cannot go from % to %', old.status, new.status;
  end if;
  -- All claims of a parcel together never take more than the cover shown before paying.
  if new.status = 'accepted' and new.amount_sen + coalesce((select sum(c.amount_sen) from claims c
      where c.order_id = new.order_id and c.id <> new.id), 0) > (select (s.cover ->> 'cover_sen')::bigint from shipments s where s.order_id = new.order_id) then
    raise exception 'more than the cover shown before paying' using errcode = '23514', constraint = 'claims_cover';
  end if;
  return new;
end $$;
create trigger claims_steps before update or delete on claims for each row execute function refuse_illegal_claim_step();

create function refuse_claim_above_cover() returns trigger language plpgsql as $$
begin
  if new.status <> 'filed' or new.cover_sen > (select (s.cover ->> 'cover_sen')::bigint from shipments s where s.order_id = new.order_id) then
    raise exception 'a claim starts with the cover shown before paying' using errcode = '23514', constraint = 'claims_cover';
  end if;
  return new;
end $$;
create trigger claims_start before insert on claims for each row execute function refuse_claim_above_cover();

-- Which things it is about, and how many of each.
create table claim_items (
  claim_id uuid not null references claims,
  order_id uuid not null,
  position smallint not null,
  quantity integer not null check (quantity > 0),
  primary key (claim_id, position),
  foreign key (order_id, position) references shipment_items (order_id, position)
);
create function refuse_more_than_sent() returns trigger language plpgsql as $$
begin
  if not exists (select from claims c join shipment_items i on i.order_id = c.order_id
    where c.id = new.claim_id and c.order_id = new.order_id and i.position = new.position and i.quantity >= new.quantity) then
    raise exception 'more than was sent' using errcode = '23514', constraint = 'claim_items_sent';
  end if;
  return new;
end $$;
create trigger claim_items_sent before insert on claim_items for each row execute function refuse_more_than_sent();
create trigger claim_items_grow before update or delete or truncate on claim_items
  for each statement execute function refuse_change();

-- What happened to a claim, who did it and in which words: both sides read the same.
create table claim_events (
  id uuid primary key default uuidv7(),
  claim_id uuid not null references claims,
  what text not null check (what in ('filed', 'taken', 'asked', 'answered', 'accepted', 'declined', 'objected', 'agreed', 'settled',
    'withdrawn', 'paid')),
  side text not null check (side in ('customer', 'office', 'clock')),
  actor_id uuid,
  amount_sen integer,
  code text,
  words text check (length(words) between 1 and 2000),
  at timestamptz not null default now()
);
create index claim_events_by_claim on claim_events (claim_id, id);
create function refuse_change_of_claim_event() returns trigger language plpgsql as $$
begin
  -- Words go when the person goes; that something happened stays.
  if tg_op = 'UPDATE' and new.words is null and (to_jsonb(old) - 'words') = (to_jsonb(new) - 'words') then
    return new;
  end if;
  raise exception 'claim_events only grows';
end $$;
create trigger claim_events_grow before update or delete on claim_events for each row execute function refuse_change_of_claim_event();
create trigger claim_events_stay before truncate on claim_events for each statement execute function refuse_change();

create table claim_pictures (
  file_id uuid primary key references files,
  claim_id uuid not null references claims,
  -- With which step it came: the filing or an answer.
  event_id uuid not null references claim_events
);
create index claim_pictures_by_claim on claim_pictures (claim_id, file_id);
create function refuse_picture_of_another() returns trigger language plpgsql as $$
begin
  if not exists (select from claims c join files f on f.id = new.file_id
    where c.id = new.claim_id and f.kind = 'claim' and f.owner_id = c.user_id) then
    raise exception 'picture of another kind or owner' using errcode = '23514', constraint = 'claim_pictures_own';
  end if;
  return new;
end $$;
create trigger claim_pictures_own before insert or update on claim_pictures for each row execute function refuse_picture_of_another();
