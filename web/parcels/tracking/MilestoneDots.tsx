interface DotProps {
  x: number
  y: number
  dot: number
}

/** Where it is: the one thing in signal. */
export function HereDot({ x, y, dot }: DotProps) {
  return (
    <circle
      cx={x}
      cy={y}
      r={dot * 1.8}
      fill="var(--signal)"
      stroke="var(--on-poster)"
      strokeWidth={dot / 2}
    />
  )
}

/** Nothing moves any more: a tick takes the place of the signal. */
export function ArrivedDot({ x, y, dot }: DotProps) {
  const tick = `M${x - dot * 0.8} ${y + dot * 0.1}l${dot * 0.6} ${dot * 0.6}l${dot} ${-dot * 1.2}`
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <circle cx={x} cy={y} r={dot * 1.8} fill="var(--on-poster)" />
      <path d={tick} stroke="var(--poster-ground)" strokeWidth={dot / 2.2} />
    </g>
  )
}
