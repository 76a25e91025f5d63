import Plane from 'lucide-react/icons/plane'
import Ship from 'lucide-react/icons/ship'

/** By air and by sea. */
export const modeIcons = { air: Plane, sea: Ship } as const
