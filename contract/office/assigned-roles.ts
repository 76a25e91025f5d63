import { carrierRoles, isOffice } from '../platform/roles.ts'

/** Those whom the office gives parcels to. */
export const assignedRoles = carrierRoles.filter((role) => !isOffice(role))
