// In centimetres: whatever is drawn beside it shares its scale.
export const ink = '#0b3c49'

export interface CartonSize {
  label: string
  width: number
  height: number
  depth: number
}

interface Props {
  x: number
  box: CartonSize
  /** What it holds, written above it. */
  limits?: string
}

/** How far its side reaches to the right of its front, and its top above it. */
export function slantOf({ depth }: CartonSize) {
  return [depth * 0.42, depth * 0.24] as const
}

/** An official box, which stands on the floor at zero. */
export function Carton({ x, box, limits }: Props) {
  const { height: h } = box
  const [, dy] = slantOf(box)
  return (
    <g transform={`translate(${x} 0)`} strokeLinejoin="round">
      <Sides {...box} />
      <Print {...box} />
      {limits && (
        <text
          x="0"
          y={-h - dy - 2}
          className="fill-ink [font-size:4.8px] lg:[font-size:3px]"
          fontWeight="700"
        >
          {limits}
        </text>
      )}
    </g>
  )
}

function Sides(box: CartonSize) {
  const { width: w, height: h } = box
  const [dx, dy] = slantOf(box)
  const tape = w * 0.44
  return (
    <>
      <path d={`M0 ${-h}l${dx} ${-dy}h${w}l${-dx} ${dy}z`} className="fill-carton-top" />
      <path d={`M${w} 0v${-h}l${dx} ${-dy}v${h}z`} className="fill-carton-side" />
      <path d={`M0 0h${w}v${-h}H0z`} className="fill-carton" />
      <path
        d={`M${tape} ${-h}l${dx} ${-dy}h${w * 0.12}l${-dx} ${dy}v${h * 0.2}h${-w * 0.12}z`}
        className="fill-signal"
      />
      <path
        d={`M0 0h${w}v${-h}H0zM0 ${-h}l${dx} ${-dy}h${w}l${-dx} ${dy}M${w + dx} ${-h - dy}v${h}L${w} 0`}
        fill="none"
        stroke={ink}
        strokeWidth=".36"
      />
    </>
  )
}

/** Its size, the arc, and where the label goes. */
function Print(box: CartonSize) {
  const { label, width: w, height: h } = box
  const [dx, dy] = slantOf(box)
  const onSide = (along: number, up: number) => `${w + along * dx} ${-along * dy - up * h}`
  return (
    <>
      <text x={w * 0.07} y={-h * 0.1} fontSize={h / 2} fontWeight="800" letterSpacing="-.05em" fill={ink}>
        {label}
      </text>
      <g fill="none" stroke={ink} strokeWidth=".5" strokeLinecap="round">
        <path d={`M${w - 8} ${-h * 0.1}q2.6-4 5.2 0`} />
        <path
          d={`M${onSide(0.36, 0.5)}L${onSide(0.72, 0.5)}L${onSide(0.72, 0.68)}L${onSide(0.36, 0.68)}z`}
          strokeWidth=".25"
        />
      </g>
      <circle cx={w - 8} cy={-h * 0.1} r=".7" fill={ink} />
      <circle cx={w - 2.8} cy={-h * 0.1} r=".7" fill={ink} />
    </>
  )
}
