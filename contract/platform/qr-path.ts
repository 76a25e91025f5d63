import { encodeQR } from 'qr'

/** A text as dark squares of one unit, to be filled on a white square of `size`, quiet border and all. */
export function qrPath(text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size: rows.length }
}
