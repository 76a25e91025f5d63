import { useEffect, useState } from 'react'

/** An object URL for bytes the browser holds; released when no longer needed. */
export function usePreview(file: Blob | null | undefined) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return undefined
    const made = URL.createObjectURL(file)
    const frame = requestAnimationFrame(() => setAddress(made))
    return () => {
      cancelAnimationFrame(frame)
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}
