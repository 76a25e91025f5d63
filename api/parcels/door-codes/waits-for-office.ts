import { sql } from 'kysely'

/** In the words of the index: the office was asked, and the parcel is still not given. */
export const waitsForOffice = sql`office_asked_at is not null and used_at is null and released_at is null`
