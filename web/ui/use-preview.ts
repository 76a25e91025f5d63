import { useEffect, useState } from 'react'

/** An address under which the browser shows a file it has not sent yet; given back when no longer needed. */
export function usePreview(file: File) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    const frame = requestAnimationFrame(() => setAddress(made))
    return () => {
      cancelAnimationFrame(frame)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}
