import { z } from 'zod'
import { macros } from './macros.ts'
import { eventCodes } from './parcel-steps.ts'

export const eventCode = z.enum(eventCodes)
export const macro = z.enum(Object.keys(macros).filter(isMacro))

function isMacro(name: string): name is keyof typeof macros {
  return Object.hasOwn(macros, name)
}
