import Maximize from 'lucide-react/icons/maximize'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { useState, type PointerEvent } from 'react'
import { formatRinggit } from '#contract/prices/money.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useShortcuts } from '../use-shortcuts.ts'
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
/** How much larger than its pane the cut-out shows the picture. */
const cut = 2.2

/** The picture, as large as it is wanted, and the part one points at beside the amount that it must show. */
export function Zoomed({ address, size, amount, onLoad, onError }: Props) {
  const [step, setStep] = useState(0)
  const [at, setAt] = useState({ x: 0.5, y: 0.3 })
  const zoomBy = (by: number) => setStep((before) => stepAfter(before, by))
  useShortcuts({ '+': () => zoomBy(1), '=': () => zoomBy(1), '-': () => zoomBy(-1), 0: () => zoomBy(0) })
  const zoom = steps[step] ?? 1
  return (
    <div className="grid gap-3">
      <Compared address={address} at={at} amount={amount} />
      <div className="bg-sea relative rounded-box">
        <ZoomBar zoom={zoom} zoomBy={zoomBy} />
        {/* A larger picture moves with the pointer: what one points at is what one sees. */}
        <div className="grid place-items-center overflow-hidden p-3">
          <Shown
            address={address}
            size={size}
            at={at}
            zoom={zoom}
            point={setAt}
            onLoad={onLoad}
            onError={onError}
          />
        </div>
      </div>
    </div>
  )
}

interface ShownProps extends Omit<Props, 'amount'> {
  at: { x: number; y: number }
  zoom: number
  point: (at: { x: number; y: number }) => void
}

function Shown({ address, size, at, zoom, point, onLoad, onError }: ShownProps) {
  const { t } = useWords()
  function follow({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    point({ x: (clientX - left) / width, y: (clientY - top) / height })
  }
  return (
    <div className="[--tallest:66vh] max-lg:[--tallest:38dvh]" style={placeFor(size)}>
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
        >
          <img
            key={address}
            src={address}
            alt={t('office.payments.proof')}
            onLoad={onLoad}
            onError={onError}
            className="size-full rounded-lg"
            style={{ transform: `scale(${zoom})`, transformOrigin: `${at.x * 100}% ${at.y * 100}%` }}
          />
        </a>
      )}
    </div>
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

interface ComparedProps {
  address: string | undefined
  at: { x: number; y: number }
  amount: number
}

function Compared({ address, at, amount }: ComparedProps) {
  const { t } = useWords()
  return (
    <div className="grid items-stretch gap-3 sm:grid-cols-2">
      <CutOut address={address} at={at} />
      <p className="border-line bg-surface rounded-box border px-4 py-3 max-sm:hidden">
        <span className="text-muted block text-sm">{t('office.payments.expected')}</span>
        <span className="figures text-[1.9375rem] leading-tight font-extrabold tracking-tight whitespace-nowrap">
          {formatRinggit(amount)}
        </span>
      </p>
    </div>
  )
}

/** The same part of the picture at the size of the expected amount, so that two figures lie side by side. */
function CutOut({ address, at }: { address: string | undefined; at: { x: number; y: number } }) {
  const { t } = useWords()
  return (
    <div className="border-line bg-surface overflow-hidden rounded-box border px-4 py-3">
      <p className="text-muted text-sm">{t('office.payments.cut_out')}</p>
      <div className="relative h-16 overflow-hidden rounded" aria-hidden="true">
        <img
          src={address}
          alt=""
          className="absolute max-w-none"
          style={{
            width: `${cut * 100}%`,
            left: `${50 - at.x * cut * 100}%`,
            top: '50%',
            transform: `translateY(-${at.y * 100}%)`,
          }}
        />
      </div>
    </div>
  )
}

function ZoomBar({ zoom, zoomBy }: { zoom: number; zoomBy: (by: number) => void }) {
  const { t } = useWords()
  const acts = [
    [-1, ZoomOut, t('office.payments.zoom.out'), '-'],
    [1, ZoomIn, t('office.payments.zoom.in'), '+'],
    [0, Maximize, t('office.payments.zoom.fit'), '0'],
  ] as const
  return (
    <div className="lg:bg-sea relative z-1 flex flex-wrap items-center justify-end gap-2 rounded-box p-3 pb-0 max-lg:absolute max-lg:top-0 max-lg:right-0 max-lg:flex-col max-lg:pb-3">
      <span className="figures text-sm font-semibold">{Math.round(zoom * 100)} %</span>
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
