import { sql } from 'kysely'

/** Of payment `p`: no approval is given that is not in effect yet. Whoever decides on it locks the payment before. */
export const notApproved = sql<boolean>`not exists (select from approvals ap where ap.payment_id = p.id and ap.status = 'pending')`
