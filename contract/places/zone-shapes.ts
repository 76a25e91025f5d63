import { z } from 'zod'
import { modes, zoneNames } from './zones.ts'

export const zone = z.enum(zoneNames)
export const mode = z.enum(modes)
