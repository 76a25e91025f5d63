-- Passkeys, and what somebody has proven a moment ago. Nobody has a passkey yet, so nothing that exists changes.

create table passkeys (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  -- As browsers write it: base64url. The same device cannot be added twice, by anybody.
  credential_id text not null constraint passkeys_credential_key unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 60),
  -- Whether it may travel between the devices of a person, and whether it has.
  is_synced boolean not null,
  is_backed_up boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id, id desc);

-- What a device is asked to sign: once, for one purpose, within minutes.
create table passkey_challenges (
  challenge text primary key,
  purpose text not null check (purpose in ('sign_in', 'add', 'proof')),
  -- Nobody is signed in yet when they sign in.
  session_id uuid references sessions on delete cascade,
  expires_at timestamptz not null,
  check ((purpose = 'sign_in') = (session_id is null))
);
create index passkey_challenges_by_age on passkey_challenges (expires_at);

-- Who this is was proven again within an open session; it counts for some minutes.
create table fresh_proofs (
  session_id uuid primary key references sessions on delete cascade,
  proven_by text not null check (proven_by in ('password', 'passkey', 'code')),
  proven_at timestamptz not null default now()
);

-- Roles for which a password alone, or with a second factor, no longer opens a session.
alter table sessions add column with_passkey boolean not null default false;
alter table switches add column passkey_roles text[] not null default '{}'
  check (passkey_roles <@ array['courier', 'agent', 'admin']);
