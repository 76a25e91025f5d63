import { after } from 'node:test'
import pg from 'pg'

// What a refused call may leave behind: that it was tried, and that somebody is there. Effects are those of jobs that run meanwhile.
const leftByTrying = ['limits', 'sessions', 'api_keys', 'one_time_codes', 'effects']

/** From now on every table remembers who wrote to it; jobs that would write meanwhile wait for ever. */
export async function watchWrites(url: string) {
  const client = new pg.Client({ connectionString: url })
  // The database may be gone before this connection is.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`
    create unlogged table written (place text);
    create function note_write() returns trigger language plpgsql as $$
      begin insert into written values (tg_table_name || ' ' || tg_op); return null; end $$;
    create function wait_for_ever() returns trigger language plpgsql as $$
      begin new.start_after := 'infinity'; return new; end $$;
    create trigger waits before insert on jobs.job for each row execute function wait_for_ever();
    update jobs.job set start_after = 'infinity' where state < 'active';
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'public' and tablename not in ('written', ${leftByTrying.map((table) => `'${table}'`).join(', ')}) loop
        execute format('create trigger noted after insert or update or delete on %I for each row execute function note_write()', name);
      end loop;
    end $$`)
  after(() => client.end())
  return {
    /** What was written since it was last asked. */
    take: async () => {
      const { rows } = await client.query(
        'with gone as (delete from written returning place) select distinct place from gone order by place',
      )
      return rows.map(({ place }) => String(place))
    },
  }
}
