import { roleRules, roles, type Role, type RolesWith } from '../platform/roles.ts'

/** Those whom the office gives parcels to. */
export type AssignedRole = RolesWith<'isAssigned'>

export const assignedRoles = roles.filter(isAssigned)

function isAssigned(role: Role): role is AssignedRole {
  return roleRules[role].isAssigned
}
