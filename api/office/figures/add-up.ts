import { sql, type Kysely } from 'kysely'
import type { DB } from '#database/schema.ts'

const mostAtOnce = 50_000

/** Keeps what is added up at every look small. Taken away here and added there in one statement, so that nothing counts twice or not at all. */
export function addUpFiguresJob({ db }: { db: Kysely<DB> }) {
  return {
    name: 'figures_added_up',
    every: '* * * * *',
    work: async () => {
      await sql`
        with taken as (
          delete from figure_changes where id = any(array(
            select id from figure_changes order by id limit ${mostAtOnce} for update skip locked
          )) returning day, figure, kind, lane, amount
        )
        insert into day_figures (day, figure, kind, lane, amount)
        select day, figure, kind, lane, sum(amount) from taken group by day, figure, kind, lane order by day, figure, kind, lane
        on conflict (day, figure, kind, lane) do update set amount = day_figures.amount + excluded.amount`.execute(
        db,
      )
    },
  }
}
