import { formatRinggit } from '#contract/prices/ringgit.ts'

const sizes = { normal: '', total: 'text-[min(var(--text-2xl),10vw)] font-bold tracking-tight' } as const

/** The total is the largest number on the page. */
export function Price({ ringgit, size = 'normal' }: { ringgit: number; size?: keyof typeof sizes }) {
  return (
    <span data-total={size === 'total' || undefined} className={`figures whitespace-nowrap ${sizes[size]}`}>
      {formatRinggit(ringgit)}
    </span>
  )
}
