-- The order of boxes has a draft on the server as well, and drafts are sealed from now on: they hold numbers of
-- identity documents, names and addresses. Only the service has the key, so what lies here unsealed stays readable
-- without those numbers until it is saved again, ordered or swept; the numbers are asked for once more.
alter table shipment_drafts rename to drafts;
alter table drafts
  add column order_type text not null default 'shipment' check (order_type in ('shipment', 'box_purchase')),
  add column sealed bytea check (octet_length(sealed) < 200000),
  drop constraint shipment_drafts_pkey,
  add primary key (user_id, order_type);
update drafts set draft = draft #- '{sender,id_number}' #- '{receiver,id_number}' where draft is not null;
alter table drafts
  alter column order_type drop default,
  add constraint drafts_one_form check (sealed is null or draft is null),
  add constraint drafts_no_id_numbers check (
    (draft #> '{sender,id_number}') is null and (draft #> '{receiver,id_number}') is null);
create index drafts_by_age on drafts (changed_at) where sealed is not null or draft is not null;
