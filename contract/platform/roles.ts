interface RoleRule {
  /** Invited by the office; logs in with a second factor. Everybody else is a customer. */
  isStaff: boolean
  /** Scans parcels and takes them over. */
  isCarrier: boolean
  /** Sees and decides everything that is not its own. */
  isOffice: boolean
  /** Sees the parcels of the areas it works in, and no others. */
  worksInAreas: boolean
  /** Belongs to a counter: parcels there are open to all who work there, and cash is taken there alone. */
  worksAtCounter: boolean
  /** The page where a login leads that was on the way to no other. */
  home: string
}

/** The one table of roles. What a role may call stands with each call (`allow`), what it may scan with each step. */
export const roleRules = {
  customer: {
    isStaff: false,
    isCarrier: false,
    isOffice: false,
    worksInAreas: false,
    worksAtCounter: false,
    home: '/transaction',
  },
  courier: {
    isStaff: true,
    isCarrier: true,
    isOffice: false,
    worksInAreas: true,
    worksAtCounter: false,
    home: '/courier',
  },
  agent: {
    isStaff: true,
    isCarrier: true,
    isOffice: false,
    worksInAreas: false,
    worksAtCounter: true,
    home: '/courier',
  },
  admin: {
    isStaff: true,
    isCarrier: true,
    isOffice: true,
    worksInAreas: false,
    worksAtCounter: false,
    home: '/office',
  },
} as const satisfies Record<string, RoleRule>
export type Role = keyof typeof roleRules

type RolesWith<Trait extends keyof RoleRule> = {
  [Name in Role]: (typeof roleRules)[Name][Trait] extends true ? Name : never
}[Role]
export type StaffRole = RolesWith<'isStaff'>
export type CarrierRole = RolesWith<'isCarrier'>
/** Whom the office gives parcels to; the office itself only helps out, by scanning. */
export type AssignedRole = Exclude<CarrierRole, RolesWith<'isOffice'>>

export const roles = Object.keys(roleRules).filter(isRole)
export const staffRoles = roles.filter(isStaff)
export const customerRoles = roles.filter((role) => !isStaff(role))
export const carrierRoles = roles.filter(isCarrier)
export const officeRoles = roles.filter(isOffice)
export const areaRoles = roles.filter(worksInAreas)
export const counterRoles = roles.filter(worksAtCounter)
/** What is done at counters the office may do as well. */
export const counterOrOfficeRoles = [...counterRoles, ...officeRoles]
export const assignedRoles = carrierRoles.filter((role): role is AssignedRole => !isOffice(role))

function isRole(name: string): name is Role {
  return Object.hasOwn(roleRules, name)
}

export function isStaff(role: Role): role is StaffRole {
  return roleRules[role].isStaff
}

function isCarrier(role: Role): role is CarrierRole {
  return roleRules[role].isCarrier
}

export function homeOf(role: Role) {
  return roleRules[role].home
}

export function isOffice(role: Role) {
  return roleRules[role].isOffice
}

export function worksInAreas(role: Role) {
  return roleRules[role].worksInAreas
}

export function worksAtCounter(role: Role) {
  return roleRules[role].worksAtCounter
}
