import type { Postgres } from '../faults/postgres.ts'

const givenNames =
  'Muhammad,Siti,Nur,Ahmad,Budi,Sri,Dewi,Agus,Rina,Wahyu,Fatimah,Mohd,Abdul,Putri,Dian,Eko,Hendra,Indah,Joko,Kartika,Lestari,Maya,Novi,Oki,Rizky,Sari,Tri,Umar,Vina,Wati,Yusuf,Zainab,Aisyah,Bambang,Chong,Devi,Eka,Faiz,Gita,Hafiz,Intan,Jamal,Kumar,Lim,Mei,Nadia,Omar,Prasetyo,Ratna,Selvi'
const familyNames =
  'Abdullah,Rahman,Santoso,Wijaya,Ismail,Hassan,Saputra,Hidayat,Nugroho,Susanto,Lee,Tan,Wong,Ibrahim,Yusof,Kurniawan,Setiawan,Halim,Aziz,Hamid,Siregar,Nasution,Simanjuntak,Harahap,Ginting,Gunawan,Pratama,Utami,Lestari,Rahayu,Othman,Karim,Bakar,Musa,Salleh,Daud,Raja,Krishnan,Subramaniam,Muthu'
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const day = `interval '1 day'`

const listOf = (names: string) => `(array['${names.replaceAll(',', "','")}'])`
/** A few of them come up often, many seldom. */
const oneOf = (names: string) =>
  `${listOf(names)}[1 + floor(power(random(), 2) * ${names.split(',').length})::int]`
const name = `${oneOf(givenNames)} || ' ' || ${oneOf(givenNames)} || case when random() < 0.4 then ' bin ' else ' ' end || ${oneOf(familyNames)}`
const phone = `case when random() < 0.6 then '+601' else '+628' end || lpad(floor(random() * 1e9)::bigint::text, 9, '0')`
const email = `lower(${oneOf(givenNames)}) || floor(random() * 1e6)::int || '@example.com'`
const code = (count: number) =>
  Array.from({ length: count }, () => `substr('${letters}', 1 + floor(random() * 32)::int, 1)`).join(' || ')

/** Inserts without triggers and foreign keys: only the shape of the data counts here. */
export async function seedOrders(ask: Postgres['query'], size: number) {
  const quick = (text: string) =>
    ask(`set session_replication_role = replica; set synchronous_commit = off; ${text}`)
  await quick(`
    insert into users (id, email, name, phone, password_hash)
    select uuidv7(-random() * 700 * ${day}), 'c' || n || '@example.com', ${name}, ${phone}, 'none' from generate_series(1, ${size} / 5) n`)
  await quick(`
    create table people as select id, row_number() over () as n from users where role = 'customer';
    create table made as
      select uuidv7(created_at - now()) as id, created_at, is_shipment, random() as luck, 1 + floor(power(random(), 2) * ${size} / 5)::int as customer
      from (select now() - power(random(), 1.5) * 730 * ${day} as created_at, random() < 0.7 as is_shipment from generate_series(1, ${size})) drawn`)
  await quick(`
    insert into orders (id, tracking_number, type, user_id, total_sen, created_at)
    select m.id, 'SB' || ${code(13)}, case when is_shipment then 'shipment' else 'box_purchase' end, p.id, 2000 + floor(random() * 40000)::int, created_at
    from made m join people p on p.n = m.customer order by m.id`)
  await quick(shipments)
  await quick(parties)
  await quick(boxes)
  await quick(payments)
  await quick(parcels)
  await quick(`
    insert into vouchers (id, serial, order_id, user_id, box_id, box_label, value_sen, expires_at)
    select uuidv7(m.created_at - now()), 'BX' || ${code(10)}, m.id, p.id, b.id, 'M', 3000, now() + interval '1 year'
    from made m join people p on p.n = m.customer, boxes b where b.label = 'M' and not m.is_shipment and m.luck > 0.05`)
  await quick(`
    insert into refunds (kind, voucher_id, subject_id, order_id, user_id, amount_sen)
    select 'voucher', id, id, order_id, user_id, value_sen from vouchers order by id desc limit 300`)
}

const shipments = `
  insert into shipments (order_id, lane, mode, rate_card_id, length_cm, width_cm, height_cm, weight_g, chargeable_kg, weight_working, cover,
    days_min, days_max, arrives_from, arrives_to, item_type, purpose, declared_value_sen)
  select m.id, (array['MY-ID', 'MY-ID', 'ID-MY', 'domestic_MY', 'domestic_ID'])[1 + floor(random() * 5)::int],
    case when random() < 0.6 then 'air' else 'sea' end, r.id, 40, 30, 30, 3200, 6, '{}', '{}', 3, 10,
    created_at::date + 3, created_at::date + 10, 'clothes', 'gift', 10000
  from made m, (select id from rate_cards limit 1) r where is_shipment order by m.id`

const parties = `
  insert into shipment_parties (order_id, party, name, phone, email, sealed_id_number, address, postal_code, country_id, region_id, city_id,
    district_id, service_package, service_type, visit_day, time_slot_id)
  select m.id, side.party, ${name}, ${phone}, ${email}, 'x', 'No. 1', '40000', 'MY', 'MY-10', 'MY-10-001', 'MY-10-D01', 'standard',
    side.service_type, created_at::date + 1, '09-12'
  from made m, (values ('sender', 'pickup'), ('receiver', 'delivery')) side (party, service_type) where is_shipment order by m.id`

const boxes = `
  insert into box_purchases (order_id, box_id, box_label, length_cm, width_cm, height_cm, quantity, price_sen, deposit_sen, service_id,
    name, phone, email, address, postal_code, country_id, region_id, city_id)
  select m.id, b.id, 'M', 40, 35, 30, 1, 2000, 3000, 'delivery', ${name}, ${phone}, ${email}, 'No. 1', '40000',
    case when random() < 0.5 then 'MY' else 'ID' end, 'MY-10', 'MY-10-001'
  from made m, boxes b where b.label = 'M' and not is_shipment order by m.id`

const isOpen = `created_at > now() - interval '20 hours'`

const payments = `
  insert into payments (id, order_id, payment_type_id, payment_account_id, base_sen, unique_sen, rupiah_per_ringgit, status, deadline_at, proof_id, proof_sent_at, closed_at)
  select uuidv7(created_at - now()), m.id, kind.id, a.id, 5000, 0, 3500,
    case when ${isOpen} and luck < 0.3 then 'awaiting_payment' when ${isOpen} and luck < 0.5 then 'awaiting_approval'
      when luck < 0.05 then 'expired' else 'success' end,
    created_at + interval '24 hours', case when ${isOpen} and luck between 0.3 and 0.5 then m.id end, created_at,
    case when not (${isOpen} and luck < 0.5) then created_at + interval '1 hour' end
  from made m cross join lateral (select case when floor(m.luck * 1000)::int % 3 = 0 then 'cash' else 'qris' end as id) kind
    join (select distinct on (payment_type_id) id, payment_type_id from payment_accounts) a on a.payment_type_id = kind.id`

const parcels = `
  insert into parcels (order_id, tracking_number, route, step, code, macro, last_seq, last_hash, changed_at)
  select o.id, o.tracking_number, route_of(o.id), s.code, s.code, s.macro, 9, 'x', least(now(), m.created_at + 8 * random() * ${day})
  from made m join orders o on o.id = m.id cross join lateral (
    select case when m.created_at > now() - interval '9 days' then case when m.luck < 0.9 then 'picked_up' else 'customs_hold' end
        when m.luck < 0.999 then 'delivered' else 'customs_hold' end as code) c
    join (values ('picked_up', 'in_transit'), ('customs_hold', 'exception'), ('delivered', 'delivered')) s (code, macro) on s.code = c.code
  where m.luck >= 0.05`
