import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../platform/words.ts'

interface Props {
  onSign: (picture: Blob | undefined) => void
  error: string | undefined
}

const width_px = 900
const height_px = 450

/** Drawn with a finger, dark on white in both colour schemes. Whoever cannot sign is photographed instead. */
export function SignaturePad({ onSign, error }: Props) {
  const { t } = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => paper(canvas.current), [])
  const pen = usePen(canvas, onSign)
  return (
    <div className="grid gap-2">
      <canvas
        ref={canvas}
        width={width_px}
        height={height_px}
        role="img"
        aria-label={t('door.sign')}
        className="border-edge aspect-2/1 w-full touch-none rounded-box border"
        onPointerDown={pen.down}
        onPointerMove={pen.move}
        onPointerUp={pen.up}
        onPointerCancel={pen.up}
      />
      <p className="text-muted text-sm">{t('door.sign')}</p>
      <Button kind="secondary" className="justify-self-start" onClick={pen.clear}>
        {t('door.clear')}
      </Button>
      {error && (
        <p role="alert" className="text-trouble text-sm font-medium">
          {error}
        </p>
      )}
    </div>
  )
}

function usePen(canvas: RefObject<HTMLCanvasElement | null>, onSign: Props['onSign']) {
  const isDown = useRef(false)
  function draw(event: PointerEvent<HTMLCanvasElement>, isFirst: boolean) {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / box.width) * width_px
    const y = ((event.clientY - box.top) / box.height) * height_px
    if (isFirst) {
      context.lineWidth = 6
      context.lineCap = context.lineJoin = 'round'
      context.strokeStyle = 'black'
      context.beginPath()
      context.moveTo(x, y)
    }
    context.lineTo(x, y)
    context.stroke()
  }
  return {
    down: (event: PointerEvent<HTMLCanvasElement>) => {
      isDown.current = true
      event.currentTarget.setPointerCapture(event.pointerId)
      draw(event, true)
    },
    move: (event: PointerEvent<HTMLCanvasElement>) => isDown.current && draw(event, false),
    up: () => {
      if (isDown.current && canvas.current) onSign(pictureOn(canvas.current))
      isDown.current = false
    },
    clear: () => {
      paper(canvas.current)
      onSign(undefined)
    },
  }
}

/** At once: whoever presses on right after it has signed, also on a busy phone, which would encode it later. */
function pictureOn(canvas: HTMLCanvasElement) {
  const type = 'image/png'
  const [, encoded = ''] = canvas.toDataURL(type).split(',')
  return new Blob([Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))], { type })
}

function paper(canvas: HTMLCanvasElement | null) {
  const context = canvas?.getContext('2d')
  if (!context) return
  context.fillStyle = 'white'
  context.fillRect(0, 0, width_px, height_px)
}
