-- Cash that the office counted takes effect seconds later, as an approved proof does, so that it can be taken back before
-- anything follows from it. Such an approval has no picture. What was confirmed before this is in effect; nothing waits.
alter table approvals alter column proof_id drop not null;

-- Since when it is counted; null again once that has taken effect or is taken back.
alter table payments add column counted_at timestamptz;
do $$ declare name text; begin
  select conname into strict name from pg_constraint
    where conrelid = 'payments'::regclass and pg_get_constraintdef(oid) like '%awaiting_approval%proof_id IS NOT NULL%';
  execute format('alter table payments drop constraint %I', name);
end $$;
alter table payments add constraint payments_shown check (status <> 'awaiting_approval' or proof_id is not null or counted_at is not null);

-- As before, but for cash that was counted: nobody sent a proof of it.
drop trigger payments_answered on payments;
create trigger payments_answered after update of status on payments for each row
  when (old.status = 'awaiting_approval' and new.status <> old.status and old.proof_sent_at is not null and old.counted_at is null)
  execute function count_answer();
