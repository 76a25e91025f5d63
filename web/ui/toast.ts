export type Tone = 'success' | 'error' | 'info'

export interface Toast {
  id: number
  tone: Tone
  text: string
}

export const toastLife_ms = 4000
const mostShown = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Short news at the edge of the page; the oldest leaves when a fourth comes. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  info: (text: string) => show('info', text),
}

export function dismiss(id: number) {
  change(toasts.filter((one) => one.id !== id))
}

export function currentToasts() {
  return toasts
}

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function show(tone: Tone, text: string) {
  lastId += 1
  change([...toasts, { id: lastId, tone, text }].slice(-mostShown))
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
