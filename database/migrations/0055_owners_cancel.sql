-- A paid order may be cancelled by its owner, too, until its parcel is in somebody's hands. The chain of a parcel takes
-- 'cancelled' from the owner of its order, whatever their role is otherwise; every other step stays with those who may take it.
-- Rows that exist stay as they are.

create or replace function refuse_step_of_other_role() returns trigger language plpgsql as $$
begin
  if exists (select from users u where u.id = new.actor_id
    and not exists (select from parcel_step_roles r where r.code = new.code and r.role = u.role))
    and not (new.code = 'cancelled' and exists (select from orders o where o.id = new.order_id and o.user_id = new.actor_id)) then
    raise exception 'this step is for others to take' using errcode = '23514', constraint = 'parcel_events_role';
  end if;
  return new;
end $$;
