import { sparkPoints } from './spark.ts'

interface Props {
  values: readonly (number | null)[]
  isFromZero: boolean
}

/** The way that a figure took, with a dot where it is now. Its sum and its change say the same in words. */
export function Sparkline({ values, isFromZero }: Props) {
  const points = sparkPoints(values, isFromZero)
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const way = points.map(({ x, y }) => `${x} ${y}`).join('L')
  return (
    <span className="relative mr-1 block h-12 min-w-28 flex-1" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="block size-full overflow-visible">
        <path
          d={`M${first.x} 100L${way}L${last.x} 100z`}
          className="fill-info-ground forced-colors:fill-none"
        />
        <path
          d={`M${way}`}
          fill="none"
          className="stroke-ink forced-colors:stroke-[CanvasText]"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span
        className="bg-ink absolute size-2 -translate-1/2 rounded-full forced-colors:bg-[CanvasText]"
        style={{ left: `${last.x}%`, top: `${last.y}%` }}
      />
    </span>
  )
}
