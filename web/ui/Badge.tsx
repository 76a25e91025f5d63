import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-info-ground text-ink',
  done: 'bg-done-ground text-done',
  waiting: 'bg-waiting-ground text-waiting',
  trouble: 'bg-trouble-ground text-trouble',
} as const

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`forced-colors:border inline-flex items-center rounded-full px-3 py-1 wrap-normal sm:whitespace-nowrap text-sm font-semibold ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
