import Plane from 'virtual:icon/plane'
import Ship from 'virtual:icon/ship'

/** By air and by sea. */
export const modeIcons = { air: Plane, sea: Ship } as const
