import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useNavigate } from '../platform/navigate.ts'

interface Place {
  step: number
  /** The entry before this one is the step before. */
  isAfter: boolean
}

/**
 * Each step of a wizard is an entry of the browser's history: its back and forward walk the steps, and a reload
 * stays where it was. `last` is the furthest step whose way there is filled in.
 */
export function useSteps(kept: { step: number; last: number; keep: (step: number) => void }) {
  const { state, search }: { state: unknown; search: string } = useLocation()
  const navigate = useNavigate()
  const place = placeIn(state)
  const step = Math.min(place?.step ?? kept.step, kept.last)
  const { keep } = kept
  useEffect(() => keep(step), [step, keep])
  const go = (next: number, options: { replace: boolean; isAfter: boolean }) =>
    void navigate({ search }, { replace: options.replace, state: placeOf(next, options.isAfter) })
  useEffect(() => {
    // The entry somebody arrives at says where that was, for whoever comes back to it.
    if (!place || place.step > step) go(step, { replace: true, isAfter: false })
  })
  return {
    step,
    /** To a step that was filled in before, with the way back to this one. */
    goTo: (to: number) => go(to, { replace: false, isAfter: false }),
    next: () => go(step + 1, { replace: false, isAfter: true }),
    back: useStepBack() ?? (() => go(step - 1, { replace: true, isAfter: false })),
  }
}

/** The way from a step to the one before it; none from the first. */
export function useStepBack() {
  const { state, search }: { state: unknown; search: string } = useLocation()
  const navigate = useNavigate()
  const place = placeIn(state)
  if (!place || place.step === 0) return undefined
  const before = placeOf(place.step - 1, false)
  return () => void (place.isAfter ? navigate(-1) : navigate({ search }, { replace: true, state: before }))
}

function placeOf(step: number, isAfter: boolean): Place {
  return { step, isAfter }
}

function placeIn(state: unknown): Place | undefined {
  if (typeof state !== 'object' || state === null || !('step' in state) || !('isAfter' in state))
    return undefined
  const { step, isAfter } = state
  return typeof step === 'number' ? { step, isAfter: isAfter === true } : undefined
}

/** The heading of a step; it takes the focus when the step changes, so that nobody has to look for it. */
export function useStepHeading(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
