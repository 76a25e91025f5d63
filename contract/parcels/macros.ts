interface MacroRule {
  /** How calm or urgent it looks. Green is for what has arrived or can be collected; what was cancelled is never green. */
  tone: 'neutral' | 'done' | 'trouble'
  /** The same for those who work on it: amber is for what waits for somebody. */
  staffTone: 'neutral' | 'waiting' | 'done' | 'trouble'
}

/** How people are told where a parcel is: each step means one of these. */
export const macros = {
  pending: { tone: 'neutral', staffTone: 'waiting' },
  info_received: { tone: 'neutral', staffTone: 'neutral' },
  in_transit: { tone: 'neutral', staffTone: 'neutral' },
  out_for_delivery: { tone: 'neutral', staffTone: 'neutral' },
  attempt_failed: { tone: 'trouble', staffTone: 'trouble' },
  available_for_pickup: { tone: 'done', staffTone: 'waiting' },
  delivered: { tone: 'done', staffTone: 'done' },
  exception: { tone: 'trouble', staffTone: 'trouble' },
  returned: { tone: 'neutral', staffTone: 'neutral' },
  cancelled: { tone: 'neutral', staffTone: 'neutral' },
} as const satisfies Record<string, MacroRule>
export type Macro = keyof typeof macros
