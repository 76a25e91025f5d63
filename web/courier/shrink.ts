import { readable } from '../platform/files.ts'

const longestSide_px = 1600

/** Redrawn as a JPEG of modest size; what cannot be drawn stays as it is and is judged by the server. */
export async function shrink(picture: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(picture)
    const scale = Math.min(1, longestSide_px / Math.max(bitmap.width, bitmap.height))
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
  } catch {
    return readable(picture)
  }
}
