import { formatRinggit } from '#contract/prices/ringgit.ts'

const total = 'text-[min(var(--text-2xl),10vw)] font-bold tracking-tight'
const sizes = { normal: '', total, foot: total } as const

/** The total is the largest number on the page. At the foot of a phone, thousands leave room for the way on beside them. */
export function Price({ ringgit, size = 'normal' }: { ringgit: number; size?: keyof typeof sizes }) {
  const isLong = size === 'foot' && ringgit >= 1000
  return (
    <span
      data-total={size !== 'normal' || undefined}
      className={`figures whitespace-nowrap ${sizes[size]} ${isLong ? 'max-sm:text-[min(var(--text-xl),6.4vw)]' : ''}`}
    >
      {formatRinggit(ringgit)}
    </span>
  )
}
