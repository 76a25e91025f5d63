-- A limit counts only the calls it lets through, and shared limits ask for a proof of work instead of closing.

-- Proofs of work that were accepted: each is good once. They may be lost in a crash, as the counters may.
create unlogged table spent_proofs (
  proof bytea primary key,
  expires_at timestamptz not null
);
create index spent_proofs_by_age on spent_proofs (expires_at);

-- Browsers in which a person has signed in before. Only the hash of what their cookie holds is kept.
create table known_devices (
  user_id uuid not null references users (id) on delete cascade,
  device_hash bytea not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
create index known_devices_by_age on known_devices (last_at);

-- How long a caller has to wait for a limit of their own, and how many times over the shared ones are (0: not at all).
create function limits_over(buckets text[], mosts int[], are_shared boolean[], out wait_s int, out over float8)
language sql stable as $$
  select coalesce(max(ceil(extract(epoch from l.resets_at - now()))) filter (where not a.is_shared), 0)::int,
    coalesce(max(l.count::float8 / a.most) filter (where a.is_shared), 0)
  from unnest(buckets, mosts, are_shared) as a (bucket, most, is_shared) join limits l on l.bucket = a.bucket
  where l.resets_at > now() and l.count >= a.most
$$;

-- Counts one more in every bucket, or in none. What is over is refused by a plain read; only what passes takes the
-- locks, always in the same order, and is looked at once more under them. `cover` is what a proof of work is good for:
-- shared limits may be over by less than that. The proof is spent only where it is needed, and only once.
create function count_against(
  buckets text[], mosts int[], window_s int[], are_shared boolean[],
  cover float8, given_proof bytea, proof_until timestamptz, out wait_s int, out over float8
)
language plpgsql as $$
begin
  select o.wait_s, o.over into wait_s, over from limits_over(buckets, mosts, are_shared) o;
  if wait_s > 0 or over >= cover then return; end if;
  insert into limits (bucket, count, resets_at)
    select bucket, 0, now() from unnest(buckets) as bucket order by bucket
    on conflict do nothing;
  perform from limits where bucket = any (buckets) order by bucket for update;
  select o.wait_s, o.over into wait_s, over from limits_over(buckets, mosts, are_shared) o;
  if wait_s > 0 or over >= cover then return; end if;
  if over > 0 then
    insert into spent_proofs values (given_proof, proof_until) on conflict do nothing;
    if not found then return; end if;
    over := 0;
  end if;
  update limits l set
    count = case when l.resets_at <= now() then 1 else l.count + 1 end,
    resets_at = case when l.resets_at <= now() then now() + make_interval(secs => a.seconds) else l.resets_at end
  from unnest(buckets, window_s) as a (bucket, seconds) where l.bucket = a.bucket;
end
$$;

-- Takes a count back: the call turned out not to be a miss. The same order of locks as above.
create function give_back(buckets text[]) returns void
language sql as $$
  with locked as (
    select bucket from limits where bucket = any (buckets) and count > 0 and resets_at > now() order by bucket for update
  )
  update limits l set count = l.count - 1 from locked where l.bucket = locked.bucket
$$;
