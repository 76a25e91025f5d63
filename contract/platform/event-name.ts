import { z } from 'zod'
import { eventNames } from './events.ts'

/** One shape for all calls that tell of events; apart from the names, which pages read without a parser. */
export const eventName = z.enum(eventNames)
