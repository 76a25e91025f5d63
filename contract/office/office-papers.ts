import { z } from 'zod'
import { endpoint } from '../platform/endpoint.ts'
import { officeRoles } from '../platform/roles.ts'

/** So many labels come in one file. */
export const mostLabels = 100

export const printChosenLabels = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/office/label',
  allow: officeRoles,
  gives: 'pdf',
  refuses: ['not_found'],
  summary: 'The labels of chosen shipments in one file, a page each, in this order; boxes have none',
  query: z.strictObject({
    numbers: z
      .string()
      .regex(new RegExp(`^[0-9A-Z]{15}(,[0-9A-Z]{15}){0,${mostLabels - 1}}$`), 'error.invalid'),
  }),
})

export const printOfficePaper = endpoint({
  areas: ['staff'],
  method: 'GET',
  path: '/office/parcel/:number/paper/:kind',
  allow: officeRoles,
  gives: 'pdf',
  summary: 'A paper of a paid shipment',
  params: z.strictObject({
    number: z.string().min(1).max(60),
    kind: z.enum(['label', 'cn22', 'cn23', 'invoice']),
  }),
})
