import { qrPath } from '#contract/platform/qr-path.ts'

const dot_px = 12

/** The same code as a picture: whoever pays on the phone that shows it cannot point its camera at it. */
export function qrPicture(text: string): Promise<Blob | null> {
  const { path, size } = qrPath(text)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size * dot_px
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  pen.scale(dot_px, dot_px)
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, size, size)
  pen.fillStyle = 'black'
  pen.clip(new Path2D(path))
  pen.fillRect(0, 0, size, size)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
