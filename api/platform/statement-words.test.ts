import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsOfStatement } from './statement-words.ts'

test('a statement is named by what it does to which tables, never by a value', () => {
  const named: [text: string, words: string][] = [
    ['begin', 'begin'],
    ['select "id" from "boxes" where "id" = $1', 'select boxes'],
    ['insert into "orders" ("id") values ($1)', 'insert orders'],
    ['insert into users(name) values ($1) on conflict (id) do update set name = $1', 'insert users'],
    [
      'with taken as (delete from dispatch where id in (select id from jobs.job for update skip locked) returning id) select * from taken join events e on true',
      'delete dispatch, select jobs.job, select taken, select events',
    ],
    [`select 'from siti@example.com', extract(epoch from now()) from unnest($1::text[])`, 'select'],
    ['update parcels set at = now() where n is distinct from m', 'update parcels'],
    ['insert into jobs.job (id) values ($1)', 'insert jobs.job'],
    ['select from users_0123456789', 'select'],
  ]
  for (const [text, words] of named) assert.equal(wordsOfStatement(text), words)
})
