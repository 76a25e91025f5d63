import Maximize from 'virtual:icon/maximize'
import ZoomIn from 'virtual:icon/zoom-in'
import ZoomOut from 'virtual:icon/zoom-out'
import { useState, type PointerEvent } from 'react'
import { Compared } from './Compared.tsx'
import { amountOn, centre, cutOf, frameOf, middleOf, type Point } from './cut-out.ts'
import type { Box } from './largest-line.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useShortcuts } from '../../parts/workplace/use-shortcuts.ts'
import { useWords } from '../../platform/words.ts'

interface Props {
  /** Not there while the picture is on its way: its place is kept, so that nothing moves once it is shown. */
  address: string | undefined
  size: { width: number; height: number }
  /** What the picture must show, in ringgit. */
  amount: number
  onLoad: () => void
  onError: () => void
}

const steps = [1, 1.5, 2, 3, 4] as const

/** The picture, whole on a screen and as large as it is wanted, and its amount, or what one points at, beside the amount that it must show. */
export function Zoomed({ address, size, amount, onLoad, onError }: Props) {
  const [step, setStep] = useState(0)
  // Null once it was looked for in vain.
  const [sought, setSought] = useState<Box | null>()
  const found = sought ?? undefined
  const [at, setAt] = useState<Point>()
  const zoomBy = (by: number) => setStep((before) => stepAfter(before, by))
  useShortcuts({ '+': () => zoomBy(1), '=': () => zoomBy(1), '-': () => zoomBy(-1), 0: () => zoomBy(0) })
  const zoom = steps[step] ?? 1
  return (
    <div className="grid gap-3">
      <Compared
        address={address}
        size={size}
        cut={sought === null && !at ? undefined : cutOf(size, found, at)}
        isFound={found !== undefined && !at}
        amount={amount}
      />
      <div className="bg-sea relative rounded-box">
        <ZoomBar zoom={zoom} zoomBy={zoomBy} />
        {/* A larger picture moves with the pointer: what one points at is what one sees. */}
        <div className="grid place-items-center overflow-hidden p-3">
          <Shown
            address={address}
            size={size}
            at={at ?? (found ? middleOf(found) : centre)}
            found={found}
            zoom={zoom}
            point={setAt}
            onLoad={(picture) => {
              setSought(amountOn(picture, amount) ?? null)
              onLoad()
            }}
            onError={onError}
          />
        </div>
      </div>
    </div>
  )
}

interface ShownProps extends Omit<Props, 'amount' | 'onLoad'> {
  at: Point
  found: Box | undefined
  zoom: number
  /** Nowhere once a mouse has left: then the amount that was found is shown again. */
  point: (at: Point | undefined) => void
  onLoad: (picture: HTMLImageElement) => void
}

function Shown({ address, size, at, found, zoom, point, onLoad, onError }: ShownProps) {
  function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    point({ x: (clientX - left) / width, y: (clientY - top) / height })
  }
  return (
    <div className="zoomed-proof" style={placeFor(size)}>
      {address === undefined ? (
        <Skeleton className="size-full" />
      ) : (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className="block size-full cursor-crosshair"
          onPointerMove={follow}
          onPointerDown={follow}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(undefined)}
        >
          <Enlarged address={address} at={at} found={found} zoom={zoom} onLoad={onLoad} onError={onError} />
        </a>
      )}
    </div>
  )
}

interface EnlargedProps extends Omit<ShownProps, 'address' | 'size' | 'point'> {
  address: string
}

/** The amount that was found is framed. */
function Enlarged({ address, at, found, zoom, onLoad, onError }: EnlargedProps) {
  const { t } = useWords()
  return (
    <span
      className="relative block size-full"
      style={{ transform: `scale(${zoom})`, transformOrigin: `${at.x * 100}% ${at.y * 100}%` }}
    >
      <img
        key={address}
        src={address}
        alt={t('office.payments.proof')}
        onLoad={({ currentTarget }) => onLoad(currentTarget)}
        onError={onError}
        className="size-full rounded-lg"
      />
      {found && (
        <span
          className="border-moving absolute rounded border-3 outline-2 outline-white/80"
          style={frameOf(found)}
        />
      )}
    </span>
  )
}

/** As large as the picture is, and no wider than its pane or taller than a screen allows. */
function placeFor({ width, height }: Props['size']) {
  const ratio = width / height
  return { width: `min(100%, ${width}px, calc(var(--tallest) * ${ratio}))`, aspectRatio: ratio }
}

/** By nothing means back to the whole picture. */
function stepAfter(step: number, by: number) {
  return by === 0 ? 0 : Math.min(steps.length - 1, Math.max(0, step + by))
}

function ZoomBar({ zoom, zoomBy }: { zoom: number; zoomBy: (by: number) => void }) {
  const { t } = useWords()
  const acts = [
    [-1, ZoomOut, t('office.payments.zoom.out'), '-'],
    [1, ZoomIn, t('office.payments.zoom.in'), '+'],
    [0, Maximize, t('office.payments.zoom.fit'), '0'],
  ] as const
  return (
    <div className="absolute top-0 right-0 z-1 flex flex-col items-center gap-2 p-3">
      <span className="figures bg-sea rounded px-1 text-sm font-semibold">{Math.round(zoom * 100)} %</span>
      {acts.map(([by, Icon, label, key]) => (
        <Button
          key={key}
          kind="secondary"
          className="px-3"
          aria-label={label}
          aria-keyshortcuts={key}
          onClick={() => zoomBy(by)}
        >
          <Icon className="size-5" aria-hidden="true" />
        </Button>
      ))}
    </div>
  )
}
